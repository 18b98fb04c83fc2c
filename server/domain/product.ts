import type { ProductPermission } from "../policy/decide.js";
import type { LawSettings } from "../policy/laws.js";
import type { Service } from "../policy/types.js";
import type { RetentionClass } from "./retention.js";
import type { Assurance, AssuranceByPlace } from "./guardian/assurance.js";
import type { Language } from "./language.js";
import type { Warnings } from "./screentime/schedule.js";

/** A text in other languages than the product's own. */
export type Translations = Readonly<Partial<Record<Language, string>>>;

export const MODES = ["test", "live"] as const;
export type Mode = (typeof MODES)[number];

type Company = Readonly<{
  name: string;
  address?: string;
  contactUrl?: string;
  privacyUrl?: string;
}>;

/** One text, or the same text in several languages, among them the product's own. */
export type LocalText = string | Readonly<Partial<Record<Language, string>>>;

/** The key `privacy` of a product file. */
export type Privacy = Readonly<{
  collects: readonly Readonly<{
    id: string;
    item: LocalText;
    /** Ids of `purposes`. */
    purposes?: readonly string[];
    retention?: LocalText;
  }>[];
  purposes: Readonly<Record<string, LocalText>>;
  thirdParties?: readonly Readonly<{
    name: LocalText;
    category?: LocalText;
    /** Ids of `collects`. */
    items?: readonly string[];
    purpose?: LocalText;
    /** Whether the product does not work without it. */
    essential?: boolean;
  }>[];
  /** How the product came by the guardian's address. */
  contactSource?: LocalText;
  rights?: Readonly<{ email?: string; url?: string }>;
}>;

/** The key `brand` of a product file, with the text of the logo in the place of its file. */
export type Brand = Readonly<{ logo?: string; accent?: string }>;

/** A notice with all that it needs when it is asked about, so that later changes of the product leave it as it was. */
export type PrivacyNotice = Privacy &
  Readonly<{
    product: string;
    company?: Company;
    /** The language for readers whose own language is missing. */
    locale: Language;
  }>;

/** A document or notice that a guardian is shown. Its text, where the product gives it, is shown on the page itself. */
export type ProductDocument = Readonly<{
  id: string;
  name: string;
  url: string;
  version: string;
  isDataNotice: boolean;
  text?: string;
  /** What it says about how long data is kept, in a sentence. */
  retention?: string;
  /** What the product says of it in other languages. */
  translations?: Readonly<
    Partial<
      Record<Language, Readonly<Partial<Record<"name" | "url" | "text" | "retention", string>>>>
    >
  >;
  /** The language of its text, where the product has it in several. */
  language?: Language;
  /** What the product's own notice says, until a decision keeps it as the text that was shown. */
  notice?: PrivacyNotice;
}>;

type AllowanceTexts = Readonly<{
  /** What guardians call it, by default its name in words; `titles` in other languages. */
  title?: string;
  titles?: Translations;
}>;
type NumericalAllowance = AllowanceTexts &
  Readonly<{
    name: string;
    type: "numerical";
    /** The currency of an amount of money, in whole units. */
    currency?: string;
    min: number;
    max: number;
    default: number;
  }>;
type SelectionAllowance = AllowanceTexts &
  Readonly<{
    name: string;
    type: "selection";
    options: readonly string[];
    /** What guardians call an option, by default its name in words. */
    optionTitles?: Readonly<Record<string, LocalText>>;
    default: string;
  }>;
export type ProductAllowance = NumericalAllowance | SelectionAllowance;

/** A limit on what may be spent in a period: a numerical allowance, in whole units of a currency. */
export type SpendingRule = Readonly<{
  allowance: string;
  currency: string;
  period: "day" | "week" | "month";
}>;

/** What every provider of a verification may say. Days of 24 hours. */
type AnyProvider = Readonly<{
  /** What people call it; by default its name in the file. */
  title?: string;
  privacyUrl?: string;
  holdsForDays?: number;
  assurance?: "estimated" | "verified";
}>;

/** Values may name a variable of the environment: `${NAME}`. */
export type OidcProvider = AnyProvider &
  Readonly<{
    kind: "oidc";
    issuer: string;
    clientId: string;
    /** The name of the variable that holds the secret. */
    clientSecretName?: string;
    scope: string;
    /** `ageOver18: path` of a boolean, `age` of a number, `birthDate` of a date. */
    claims: Readonly<Record<string, string>>;
  }>;
export type AgeKeyProvider = AnyProvider &
  Readonly<{ kind: "oidc-agekey"; clientId: string; issuer?: string }>;
export type WalletProvider = AnyProvider &
  Readonly<{
    kind: "openid4vp-mdoc";
    /** Certificates of issuers, as PEM. */
    trustedIssuers: string;
    /** The scheme of the link that opens a wallet; `av` by default. */
    scheme?: string;
  }>;
export type RedirectProvider = AnyProvider &
  Readonly<{
    kind: "redirect";
    beginUrl: string;
    /** The name of the variable that holds the secret shared with the vendor. */
    secretName: string;
    /** From a face or from behaviour, so that bounds for estimates count. */
    estimates?: boolean;
  }>;
export type CardCurrency =
  | ("AED" | "AUD" | "BRL" | "CAD" | "CHF" | "CZK" | "DKK" | "EUR" | "GBP" | "HKD" | "HUF" | "INR")
  | ("JPY" | "MXN" | "MYR" | "NOK" | "NZD" | "PLN" | "RON" | "SEK" | "SGD" | "THB" | "USD");
export type CardProvider = AnyProvider &
  Readonly<{
    kind: "card";
    /** The names of the variables that hold Stripe's key and the secret of its webhook. */
    secretName: string;
    webhookSecretName: string;
    /** Where Stripe's API is. */
    apiBase?: string;
    /** The currency of the payment; US dollars where it is absent. */
    currency?: CardCurrency;
  }>;
/** A code in a text, and a second text with the way to withdraw. */
export type TextProvider = AnyProvider & Readonly<{ kind: "sms-plus" }>;
/** A form on paper. By post it goes to the address of `company`. */
export type FormProvider = AnyProvider &
  Readonly<{ kind: "signed-form"; fax?: string; email?: string }>;
export type CallProvider = AnyProvider &
  Readonly<{ kind: "call"; telephone: string; hours: LocalText }>;
/** In test mode only. */
export type SimulatedProvider = AnyProvider & Readonly<{ kind: "simulated"; estimates?: boolean }>;
export type VerificationProvider =
  | OidcProvider
  | AgeKeyProvider
  | WalletProvider
  | RedirectProvider
  | CardProvider
  | TextProvider
  | FormProvider
  | CallProvider
  | SimulatedProvider;

/** Names of providers, the preferred one first; or such lists by place. */
export type MethodList = readonly string[] | Readonly<Record<string, readonly string[]>>;

/** A product file as it was applied; absent lists are empty. Ages in years, retention in days. */
export type ProductConfig = Readonly<{
  productId: number;
  name: string;
  organisation: string;
  /** The language of its texts, and of mails to a guardian of whose language nothing is known; English where it is absent. */
  locale?: Language;
  minimumAge: number;
  /** What it is in the eyes of the law; an app where it is absent. */
  services?: readonly Service[];
  law?: LawSettings;
  /** Codes of where it is offered; everywhere where it is absent. */
  places?: readonly string[];
  essentialProductIds: readonly number[];
  childLiteAccess: boolean;
  guardianAssurance: Assurance | AssuranceByPlace;
  /** How many hours after a decision a second email asks to confirm it, where that is asked for; 24 where it is absent. */
  emailPlusDelayHours?: number;
  /** How many days the verification of a guardian holds. */
  guardianVerificationDays: number;
  /** By which providers an age, an identity document's age and a trusted adult are verified. */
  verification?: Readonly<Partial<Record<"accessAge" | "id" | "trustedAdult", MethodList>>>;
  providers?: Readonly<Record<string, VerificationProvider>>;
  /** Unfinished challenges that it may have in each mode. */
  maxUnfinishedChallenges?: number;
  /** How many sessions a second are announced that a law or a product file changes, and how many emails of documents. */
  announceRate?: number;
  /** How many minutes ahead it is warned of a limit, and of quiet hours. */
  screentime?: Warnings;
  /** Who runs the product, as guardians are shown it. */
  company?: Company;
  /** What a child's data is used for, in a sentence. */
  purpose?: string;
  purposes?: Translations;
  /** What it collects of a child; its notice is among `documents`. */
  privacy?: Privacy;
  /** How its pages and emails look. */
  brand?: Brand;
  /** What the product is known to lack while it is live. */
  acknowledge?: readonly "incomplete-notice"[];
  ageCollectionMethods: readonly ("date-of-birth" | "age-slider" | "platform-account")[];
  permissions: readonly ProductPermission[];
  documents: readonly ProductDocument[];
  allowances: readonly ProductAllowance[];
  spending?: readonly SpendingRule[];
  /** Where a provider's payload has a card's first digits, if not at one of the usual places: names joined by dots. */
  lookup?: Readonly<{ binPath: string }>;
  /** `title` is its name for guardians, by default its name in words. */
  activityTypes: readonly Readonly<{ name: string; title?: LocalText; schema: object }>[];
  /** May frame the widgets and be redirected to. */
  origins: readonly string[];
  appSchemes: readonly string[];
  /** An entry without a mode counts for both. */
  webhooks: readonly Readonly<{ url: string; events?: readonly string[]; mode?: Mode }>[];
  retentionDays: Readonly<Partial<Record<RetentionClass, number>>>;
}>;

export type Product = ProductConfig &
  Readonly<{
    /** A digest of the file's content: another configuration, another version. */
    version: string;
    /** When each permission first came into the product, in milliseconds. */
    permissionsSince: Readonly<Record<string, number>>;
    /** When each document that was changed took its present version, in milliseconds. */
    documentsSince: Readonly<Record<string, number>>;
    /** The release of the law that counts in each mode; null where each new one counts by itself. */
    acceptedReleases: Readonly<Record<Mode, string>> | null;
  }>;

/** A product as it is in each mode: one object, where it is the same in both. */
export type ProductByMode = Readonly<Record<Mode, Product>>;

/** Where the product file says nothing. */
const ANNOUNCE_RATE = 500;

/** Returns how many events or emails a second are sent at most when all sessions of a product are announced something. */
export const announceRateOf = (product: Pick<Product, "announceRate"> | undefined): number =>
  product?.announceRate ?? ANNOUNCE_RATE;

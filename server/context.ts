import type { Catalogue } from "./store/products/catalogue.js";
import type { Background } from "./lib/background.js";
import type { Clock } from "./lib/clock.js";
import type { Config } from "./config.js";
import { invalidInput } from "./lib/errors.js";
import type { Keyring } from "./domain/keyring.js";
import type { Tree } from "./domain/ledger/checkpoint.js";
import type { Funding } from "./domain/payment/bin-table.js";
import type { SendText } from "./domain/text-message.js";
import type { Mode, Product } from "./domain/product.js";
import type { Log } from "./lib/log.js";
import type { Observer } from "./lib/observer.js";
import type { Policy } from "./policy/types.js";
import type { Span, Tracing } from "./lib/tracing.js";
import type { Randomness } from "./lib/randomness.js";
import type { Store } from "./store/engine/store.js";
import type { StoredCheckpoint } from "./store/ledger/table.js";
import type { Db } from "./store/engine/db.js";
import type { Tenancy } from "./store/players/queries.js";
import type { UnfinishedCounts } from "./store/challenges/unfinished.js";
import type { Scope } from "./store/sessions/queries.js";
import type { OpenIdProvider } from "./verification/openid-flow.js";
import type { VerificationMethods } from "./verification/methods.js";

/** What requests, pages, wakeups and commands share for the life of the process. */
export interface ServiceContext {
  readonly config: Config;
  /** Without a slash at the end, and without `/api/v1`. */
  readonly publicUrl: string;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly keyring: Keyring;
  /** The release of the law that this software came with. */
  readonly policy: Policy;
  readonly releases: Releases;
  readonly store: Store;
  readonly catalogue: Catalogue;
  /** Whether a mode can send mail: to a server, or in test mode to the mailbox. */
  readonly maySendMail: (mode: Mode) => boolean;
  /** Undefined without `SMS_URL`. */
  readonly sendText: SendText | undefined;
  readonly clockControl: ClockControl;
  readonly observer: Observer;
  /** Undefined where nothing is traced. */
  readonly tracing: Tracing | undefined;
  readonly checkpoints: Checkpoints;
  readonly unfinishedCounts: UnfinishedCounts;
  readonly background: Background;
  readonly binTable: BinFunding;
  readonly verificationMethods: VerificationMethods;
  /** By which operators sign in to the console; undefined where none is configured. */
  readonly identityProvider: OpenIdProvider | undefined;
}

/** Returns the services for work inside of a span: their transactions are below it. */
export const inSpan = <S extends ServiceContext>(services: S, span: Span | undefined): S =>
  span === undefined ? services : { ...services, store: services.store.inSpan(span) };

/** Which release of the law counts for a product: its own, where it reviews them, else this software's. */
export interface Releases {
  /** Throws where the product keeps a release that cannot be read. */
  policyOf(product: Product, mode: Mode): Policy;
  /** The policies that count in the modes of a product, each once. */
  policiesOf(product: Product): readonly Policy[];
  /** Why the release that a product keeps cannot be read; undefined where it can. */
  faultOf(product: Product): string | undefined;
  /** Reads the releases that these products keep, so that `policyOf` knows them. */
  load(db: Db, products: readonly Product[]): Promise<void>;
  /** The policy of a stored release, or of this software's; undefined where there is none. Throws where it cannot be read. */
  find(db: Db, release: string): Promise<Policy | undefined>;
}

/** How cards are funded, by the first digits of their numbers. */
export interface BinFunding {
  fundingOf(bin: string): Promise<Funding>;
}

/** Moves a manual clock and runs everything that falls due on the way. Rejects on the system clock. */
export interface ClockControl {
  /** To an instant in milliseconds, never back. */
  advanceTo(instant: number): Promise<void>;
  /** By a span in milliseconds from the clock's time when its turn comes, so that concurrent moves add up. */
  advanceBy(spanMs: number): Promise<void>;
}

/** Signs checkpoints of the ledgers, outside of the transactions that append to them. */
export interface Checkpoints {
  /** Makes a checkpoint of a ledger at once, or a second after the last one. What fails is logged. */
  request(tree: Tree): void;
  /** The newest one, made now where there are newer entries. Undefined where there are no entries. */
  newest(tree: Tree): Promise<StoredCheckpoint | undefined>;
  /** One that includes the entry at `index`. */
  including(tree: Tree, index: number): Promise<StoredCheckpoint>;
  /**
   * The keys that a ledger's checkpoints are checked with, a line each. The first one signs; the others did, the newest first.
   */
  verifierKeys(tree: Tree): Promise<string[]>;
  /** Makes the missing checkpoints of every organisation: a process may have been killed after a commit. */
  catchUp(): Promise<void>;
  /** Makes the requested checkpoints, and waits for checkpoints that are being made. */
  flush(): Promise<void>;
}

/** What a handler works with: one request of one product in one mode. */
export interface Context extends Omit<ServiceContext, "store" | "identityProvider" | "background"> {
  /** The law that counts for the product in this mode. */
  readonly policy: Policy;
  /** The store, or the transaction that the whole request runs in. */
  readonly db: Db;
  /** One instant for the whole request, in milliseconds. */
  readonly now: number;
  readonly keyId: string;
  /** Null if no request caused the work. */
  readonly requestId: string | null;
  readonly product: Product;
  readonly mode: Mode;
  readonly scope: Scope;
  readonly tenancy: Tenancy;
}

/** Returns the context of a product in a mode. Built field by field because every request needs one. */
export function contextFor(
  services: ServiceContext,
  productId: number,
  mode: Mode,
  {
    now = services.clock.now(),
    keyId = "",
    requestId = null,
    db = services.store,
  }: Partial<Pick<Context, "now" | "keyId" | "requestId" | "db">> = {},
): Context {
  const product = services.catalogue.product(productId, mode);
  if (!product) throw invalidInput(`productId: ${productId} is not a product of this service.`);
  return {
    config: services.config,
    publicUrl: services.publicUrl,
    log: services.log,
    clock: services.clock,
    random: services.random,
    keyring: services.keyring,
    policy: services.releases.policyOf(product, mode),
    releases: services.releases,
    catalogue: services.catalogue,
    maySendMail: services.maySendMail,
    sendText: services.sendText,
    clockControl: services.clockControl,
    observer: services.observer,
    tracing: services.tracing,
    checkpoints: services.checkpoints,
    unfinishedCounts: services.unfinishedCounts,
    binTable: services.binTable,
    verificationMethods: services.verificationMethods,
    db,
    now,
    keyId,
    requestId,
    product,
    mode,
    scope: { productId, mode },
    tenancy: { organisation: product.organisation, mode },
  };
}

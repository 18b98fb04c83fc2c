// A second implementation of what the law of a place means for an app, a game or a social network. It reads the files alone,
// imports nothing of the code that decides, and is plain rather than fast.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type Duty = {
  type: string;
  check: string;
  by?: string;
  obtainedBy?: string;
  occasions?: string[];
  permissions?: string[];
  liftedBy?: string;
  value?: string;
  level?: string;
  services?: string[];
  validFrom?: string;
  validTo?: string;
  from?: number | string;
  below?: number | string;
};
/** A duty with its law, and its ages as numbers. */
type Aged = Omit<Duty, "from" | "below"> & { id: string; from: number; below: number };
type LawText = {
  id: string;
  place: string;
  excludes?: string[];
  covers?: string[];
  binding?: boolean;
  services: { applies: string[]; exempt: string[]; threshold: string | null };
  status: { from: string; to?: string; state: string }[];
  duties: Duty[];
};
type AgeRow = { value: number; confidence: string; effectiveFrom?: string; effectiveTo?: string };
type AgesText = { jurisdiction: string; topics: Record<string, AgeRow[] | undefined> };
type Terms = { minor: string; youth: string; adult: string; verifiedAge?: number };
type PermissionText = Terms & { name: string; jurisdictions?: Record<string, Partial<Terms>> };
type Twin = { country: string; subdivision: string; inherits: boolean };
type Members = { members: { place: string; from: string; to?: string }[]; without: string[] };
type Rank = 0 | 1 | 2 | 3;

const read = <File>(directory: string, folder: string): File[] =>
  (readdirSync(join(directory, folder), { recursive: true }) as string[])
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => parse(readFileSync(join(directory, folder, name), "utf8")) as File);

const WORDS = [
  "app",
  "game",
  "online-game",
  "social-media",
  "app-store",
  "operating-system",
  "ai-companion",
  "any",
];
const RANKS = ["player-on", "player-off", "guardian-off", "prohibited"];
const LOOT = [
  "loot-boxes-paid-cosmetic-only",
  "loot-boxes-paid-gameplay-impacting",
  "loot-boxes-kompu-gacha",
];
const ABOUT: Record<string, string[]> = {
  purchase: ["in-game-purchases", ...LOOT],
  chat: ["text-chat-private", "text-chat-public", "voice-chat", "video-chat"],
  "data-sharing": ["targeted-ads", "profiling", "third-party-disclosure"],
};

export type OracleAnswer = {
  status: string;
  minimumAge: number;
  gate: boolean;
  laws: string[];
  permissions: Record<string, string>;
};

/** The next day of a date. */
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

export class Oracle {
  readonly #ages: AgesText[];
  readonly #laws: LawText[];
  readonly #permissions: PermissionText[];
  readonly #twins: Twin[];
  readonly #membership: Members;
  readonly #parents = new Map<string, string>();
  readonly #chains = new Map<string, string[][]>();
  #reaching: { code: string; on: string; laws: LawText[] } | undefined;
  readonly #asked = new Map<string, OracleAnswer[]>();

  constructor(directory: string) {
    this.#ages = read(directory, "jurisdictions");
    this.#laws = read(directory, "laws");
    const file = (name: string) => readFileSync(join(directory, name), "utf8");
    this.#permissions = (
      parse(file("permissions.yaml")) as { permissions: PermissionText[] }
    ).permissions;
    this.#twins = (parse(file("twins.yaml")) as { twins: Twin[] }).twins;
    this.#membership = parse(file("membership.yaml")) as Members;
    for (const line of file("iso3166.csv").trim().split("\n").slice(1)) {
      const cells = line.split(",");
      const parent = cells.at(-1)!;
      if (parent !== "") this.#parents.set(cells[0]!, parent);
    }
  }

  get names(): string[] {
    return this.#permissions.map(({ name }) => name);
  }

  /** Returns every place that a file names, every territory with two codes, and one place without either. */
  places(): string[] {
    const all = new Set<string>(["AQ", "BR-RJ", "US-WA"]);
    for (const { jurisdiction } of this.#ages)
      if (jurisdiction !== "default") all.add(jurisdiction);
    for (const { place, covers = [] } of this.#laws)
      for (const code of [place, ...covers]) if (code !== "EU") all.add(code);
    for (const { country, subdivision } of this.#twins) all.add(country).add(subdivision);
    return [...all].sort();
  }

  /** Returns every day on which a file of any place changes, and the day before the first. */
  days(): string[] {
    const found = new Set<string>(["1990-01-01"]);
    for (const { topics } of this.#ages)
      for (const row of Object.values(topics).flatMap((rows = []) => rows)) {
        if (row.effectiveFrom) found.add(row.effectiveFrom);
        if (row.effectiveTo) found.add(dayAfter(row.effectiveTo));
      }
    for (const { status, duties } of this.#laws) {
      for (const { from, to } of status) {
        found.add(from);
        if (to) found.add(dayAfter(to));
      }
      for (const { validFrom, validTo } of duties) {
        if (validFrom) found.add(validFrom);
        if (validTo) found.add(dayAfter(validTo));
      }
    }
    for (const { from, to } of this.#membership.members) {
      found.add(from);
      if (to) found.add(dayAfter(to));
    }
    return [...found].sort();
  }

  /** Returns a code with the codes of the same place. */
  #same(code: string): string[] {
    const others = this.#twins
      .filter(({ country, subdivision }) => country === code || subdivision === code)
      .map(({ country, subdivision }) => (country === code ? subdivision : country));
    return [code, ...others];
  }

  /** Returns the place itself, and then those that it belongs to and whose law it shares. */
  #chain(code: string): string[][] {
    const found = this.#chains.get(code) ?? this.#findChain(code);
    this.#chains.set(code, found);
    return found;
  }

  #findChain(code: string): string[][] {
    const own = this.#same(code);
    const parent = own
      .filter(
        (each) =>
          !this.#twins.some(({ subdivision, inherits }) => subdivision === each && !inherits),
      )
      .map((each) => this.#parents.get(each))
      .find((each) => each !== undefined);
    return parent === undefined ? [own] : [own, ...this.#chain(parent)];
  }

  #age(code: string, topic: string, on: string): number {
    const rowOf = (place: string) =>
      this.#ages
        .find(({ jurisdiction }) => jurisdiction === place)
        ?.topics[topic]?.find(
          ({ effectiveFrom = "0", effectiveTo = "9" }) => effectiveFrom <= on && on <= effectiveTo,
        );
    const standard = rowOf("default")!.value;
    for (const codes of this.#chain(code)) {
      const values = codes
        .map(rowOf)
        .filter((row) => row && (row.confidence !== "low" || row.value > standard))
        .map((row) => row!.value);
      if (values.length > 0) return Math.max(...values);
    }
    return standard;
  }

  #reaches(law: LawText, codes: string[], on: string): boolean {
    const named = (list: string[] = []) => codes.some((each) => list.includes(each));
    if (named(law.excludes)) return false;
    if (codes.includes(law.place) || named(law.covers)) return true;
    if (law.place !== "EU" || named(this.#membership.without)) return false;
    return this.#membership.members.some(
      ({ place, from, to = "9" }) => codes.includes(place) && from <= on && on <= to,
    );
  }

  /** Returns the laws that reach a place on a day. */
  #lawsOf(code: string, on: string): LawText[] {
    if (this.#reaching?.code !== code || this.#reaching.on !== on) {
      const codes = this.#chain(code).flat();
      const laws = this.#laws.filter((law) => this.#reaches(law, codes, on));
      this.#reaching = { code, on, laws };
    }
    return this.#reaching.laws;
  }

  #counts(law: LawText, services: string[], on: string): boolean {
    const status = law.status.find(({ from, to = "9" }) => from <= on && on <= to);
    if (law.binding === false || !status || !["in-force", "transition"].includes(status.state))
      return false;
    const { applies, exempt, threshold } = law.services;
    if (!applies.includes("any") && !applies.some((one) => services.includes(one))) return false;
    if (exempt.some((one) => services.includes(one))) return false;
    const hasThreshold = threshold !== null || exempt.some((one) => !WORDS.includes(one));
    const isNamed = applies.some((one) => one !== "app" && one !== "any" && services.includes(one));
    return !hasThreshold || isNamed;
  }

  ask(code: string, service: string, on: string, ages: number[]): OracleAnswer[] {
    const services =
      service === "online-game" ? ["online-game", "game", "app"] : [...new Set([service, "app"])];
    const own = this.#age(code, "digital-consent-age", on);
    const majority = Math.max(18, this.#age(code, "civil-majority-age", on));
    const counting = this.#lawsOf(code, on)
      .filter((law) => this.#counts(law, services, on))
      .flatMap((law) =>
        law.duties
          .filter(({ check }) => check !== "unknown")
          .filter(
            (duty) =>
              !duty.services ||
              duty.services.some((one) => one === "any" || services.includes(one)),
          )
          .filter(({ validFrom = "0", validTo = "9" }) => validFrom <= on && on <= validTo)
          .map((duty) => ({ law, duty })),
      );
    // A question with equal ages and duties has an equal answer.
    const names = counting.map(({ law, duty }) => `${law.id}/${law.duties.indexOf(duty)}`);
    const key = [code, own, majority, ages.length, ...names].join();
    const duties = () =>
      counting.map(({ law: { id }, duty: { from = 0, below = 999, ...duty } }): Aged => ({
        ...duty,
        id,
        from: typeof from === "number" ? from : 0,
        below: typeof below === "number" ? below : own,
      }));
    const answer = this.#asked.get(key) ?? this.#answer(code, own, majority, ages, duties());
    this.#asked.set(key, answer);
    return answer;
  }

  #answer(
    code: string,
    own: number,
    majority: number,
    ages: number[],
    duties: Aged[],
  ): OracleAnswer[] {
    const asked = duties.filter(
      ({ type, by, obtainedBy, occasions = [], liftedBy }) =>
        (type === "consent" &&
          by === "guardian" &&
          !obtainedBy &&
          occasions.some((one) => one === "sign-up" || one === "data-processing")) ||
        (type === "minimum-age" && liftedBy === "guardian-consent"),
    );
    const consent = Math.max(own, ...asked.map(({ below }) => below));
    const closed = duties.filter(
      ({ type, liftedBy }) => type === "minimum-age" && liftedBy === "none",
    );
    const proofs = duties.filter(
      ({ type, level = "" }) =>
        type === "age-assurance" && ["verified", "highly-effective"].includes(level),
    );
    const ofGuardian = duties.filter(
      ({ type, level }) => type === "guardian-assurance" && level === "verified",
    );
    const restricting = duties.filter((duty) => this.#restricts(duty).length > 0);
    const terms = this.#permissions.map((permission) => ({
      name: permission.name,
      terms: this.#terms(permission, code),
      about: restricting.filter((duty) => this.#restricts(duty).includes(permission.name)),
    }));
    return ages.map((age) => {
      const status =
        age >= majority ? "LEGAL_ADULT" : age < consent ? "DIGITAL_MINOR" : "DIGITAL_YOUTH";
      const band = (
        { LEGAL_ADULT: "adult", DIGITAL_MINOR: "minor", DIGITAL_YOUTH: "youth" } as const
      )[status];
      const permissions: Record<string, string> = {};
      for (const { name, terms: own, about } of terms) {
        let rank = RANKS.indexOf(own[band]) as Rank;
        for (const duty of about)
          if (duty.from <= age && age < duty.below) rank = Math.max(rank, this.#rank(duty)) as Rank;
        let proof = own.verifiedAge ?? 0;
        for (const { permissions: names, id } of proofs)
          if (names?.includes(name)) {
            const bounds = about
              .filter((duty) => duty.id === id && duty.below < 999)
              .map(({ below }) => below);
            proof = Math.max(proof, bounds.length > 0 ? Math.max(...bounds) : majority);
          }
        const isVerified = ofGuardian.some(
          (duty) => duty.permissions?.includes(name) && duty.from <= age && age < duty.below,
        );
        if (isVerified) rank = Math.max(rank, 2) as Rank;
        if (age < proof) rank = 3;
        const manager = ["PLAYER", "PLAYER", "GUARDIAN", "PROHIBITED"][rank];
        const needs = rank < 3 && proof > 0;
        permissions[name] =
          `${manager} ${rank === 0 && !needs ? "on" : "off"}${needs ? ` ${proof}` : ""}${isVerified && rank < 3 ? " by a verified guardian" : ""}`;
      }
      return {
        status,
        minimumAge: Math.max(0, ...closed.map(({ below }) => below)),
        gate: proofs.some(({ permissions: names }) => !names),
        laws: [...new Set(duties.map(({ id }) => id))].sort(),
        permissions,
      };
    });
  }

  #rank({ type, value = "", liftedBy }: Aged): Rank {
    if (type === "default-setting") return RANKS.indexOf(value) as Rank;
    return type === "ban" && liftedBy === "none" ? 3 : 2;
  }

  #restricts({ type, by, obtainedBy, occasions = [], permissions = [] }: Aged): string[] {
    if (type === "ban" || type === "default-setting") return permissions;
    if (type !== "consent" || by !== "guardian" || obtainedBy) return [];
    return occasions.flatMap((one) => (one === "permissions" ? permissions : (ABOUT[one] ?? [])));
  }

  /** Returns the catalogue's row, with its exceptions in the country and then in the place; of two codes the stricter. */
  #terms(permission: PermissionText, code: string): Terms {
    let terms: Terms = permission;
    for (const codes of this.#chain(code).toReversed()) {
      const own = codes
        .map((each) => permission.jurisdictions?.[each])
        .filter((one) => one !== undefined);
      if (own.length > 1) throw new Error("two exceptions for one place: not in the files today");
      if (own.length === 1) terms = { ...terms, ...own[0] };
    }
    return terms;
  }
}

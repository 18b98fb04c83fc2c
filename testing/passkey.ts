// A passkey in software: the part of a browser and its authenticator.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

type Cbor = number | string | Buffer | readonly (readonly [number | string, Cbor])[];

const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);

/** Encodes a value as CBOR, as far as attestations need it. A list of pairs is a map. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = value as readonly (readonly [number | string, Cbor])[];
  return Buffer.concat([
    head(5, pairs.length),
    ...pairs.flatMap(([key, one]) => [cbor(key), cbor(one)]),
  ]);
}

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Changes {
  /** The page that the browser says it is on. */
  origin?: string;
  /** Whether the person has unlocked the authenticator. */
  isVerified?: boolean;
}

export class SoftwarePasskey {
  readonly id = randomBytes(16).toString("base64url");
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  #counter = 0;

  /** `origin`: the origin of the pages that the passkey is made for. */
  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#origin = origin;
    this.#privateKey = privateKey;
    this.#publicKey = cbor([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
  }

  /** Returns the credential for the options on a page, by making or using the passkey. */
  respond(kind: "create" | "use", options: { challenge: string }, changes: Changes = {}): string {
    const { origin = this.#origin, isVerified = true } = changes;
    const type = kind === "create" ? "webauthn.create" : "webauthn.get";
    const { challenge } = options;
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((this.#counter += 1));
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (kind === "create" ? HAS_KEY : 0);
    const authData = Buffer.concat([
      sha256(new URL(this.#origin).hostname),
      Buffer.from([flags]),
      counter,
      ...(kind === "create" ? [this.#ownKey()] : []),
    ]);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const response =
      kind === "create"
        ? {
            attestationObject: cbor([
              ["fmt", "none"],
              ["attStmt", []],
              ["authData", authData],
            ]).toString("base64url"),
            transports: ["internal"],
          }
        : {
            authenticatorData: authData.toString("base64url"),
            signature: sign("sha256", signed, this.#privateKey).toString("base64url"),
          };
    return JSON.stringify({
      ...{ id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {} },
      response: { clientDataJSON: clientData.toString("base64url"), ...response },
    });
  }

  #ownKey(): Buffer {
    const id = Buffer.from(this.id, "base64url");
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#publicKey]);
  }
}

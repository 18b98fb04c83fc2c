import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { documentDigest, faultOf, LEDGER_START, ledgerHash, type LedgerEntry } from "./ledger.js";

const chainOf = (texts: readonly string[]): LedgerEntry[] => {
  const chain: LedgerEntry[] = [];
  for (const entry of texts) {
    const sequence = chain.length + 1;
    const previousHash = chain.at(-1)?.hash ?? LEDGER_START;
    chain.push({ sequence, entry, previousHash, hash: ledgerHash(sequence, previousHash, entry) });
  }
  return chain;
};
const firstFault = (chain: readonly LedgerEntry[]) =>
  chain
    .map((entry, place) => faultOf(entry, chain[place - 1]))
    .find((fault) => fault !== undefined);

const texts = fc.array(fc.json(), { minLength: 1, maxLength: 6 });

describe("the chain of the ledger", () => {
  test("is whole as it was written", () => {
    fc.assert(
      fc.property(texts, (entries) => expect(firstFault(chainOf(entries))).toBeUndefined()),
    );
  });

  test("shows one flipped bit of any entry, wherever it is", () => {
    fc.assert(
      fc.property(
        texts,
        fc.nat(),
        fc.nat(),
        fc.constantFrom("entry", "previousHash", "hash"),
        (entries, which, where, field) => {
          const chain = chainOf(entries);
          const place = which % chain.length;
          const found = chain[place] as LedgerEntry;
          const at = where % found[field].length;
          const flipped = String.fromCharCode(found[field].charCodeAt(at) ^ 1);
          chain[place] = {
            ...found,
            [field]: found[field].slice(0, at) + flipped + found[field].slice(at + 1),
          };
          expect(firstFault(chain)).toMatch(new RegExp(`^entry ${place + 1} `));
        },
      ),
    );
  });

  test("is made of hashes that are the same for ever", () => {
    const first = ledgerHash(1, LEDGER_START, '{"challengeId":"c1"}');
    expect(LEDGER_START).toBe("0000000000000000000000000000000000000000000000000000000000000000");
    expect(first).toBe("a8a8cd2e9f4ca544503cb8b00c98e04dfc1c9040871c63f4ac9372bccac12906");
    expect(ledgerHash(2, first, "{}")).toBe(
      "ea4e7916e981d09358f01978ab538542ce35e77fddf91dfb8cf2bb30ce61bff2",
    );
  });

  test("shows a rewritten entry beneath hashes that were kept, its own or only the later ones", () => {
    const chain = chainOf(["a", "b", "c", "d"]);
    const [first, second, third, fourth] = chain as [
      LedgerEntry,
      LedgerEntry,
      LedgerEntry,
      LedgerEntry,
    ];
    const kept = { ...second, entry: "B" };
    expect(firstFault([first, kept, third, fourth])).toBe("entry 2 was changed");
    const hash = ledgerHash(2, first.hash, "B");
    const bound = { ...third, previousHash: hash };
    expect(firstFault([first, { ...kept, hash }, third, fourth])).toBe(
      "entry 3 does not follow the one before it",
    );
    expect(firstFault([first, { ...kept, hash }, bound, fourth])).toBe("entry 3 was changed");
  });

  test("shows an entry that is missing, moved, or rewritten with a fitting hash of its own", () => {
    const chain = chainOf(["a", "b", "c"]);
    const [first, second, third] = chain as [LedgerEntry, LedgerEntry, LedgerEntry];
    expect(firstFault([first, third])).toBe("entry 2 is missing");
    expect(firstFault([second, third])).toBe("entry 1 is missing");
    const forged = { ...second, entry: "B", hash: ledgerHash(2, first.hash, "B") };
    expect(firstFault([first, forged, third])).toBe("entry 3 does not follow the one before it");
  });
});

describe("the digest of a document", () => {
  const document = {
    id: "terms",
    name: "Terms",
    url: "https://a.example",
    version: "3",
    isDataNotice: false,
  };

  test("is that of the text that was shown", () => {
    expect(documentDigest({ ...document, text: "abc" })).toEqual({
      id: "terms",
      version: "3",
      isDataNotice: false,
      sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    });
  });

  test("is another for another address or version where there is no text", () => {
    const digests = [
      document,
      { ...document, url: "https://b.example" },
      { ...document, version: "4" },
    ].map((one) => documentDigest(one).sha256);
    expect(new Set(digests).size).toBe(3);
  });
});

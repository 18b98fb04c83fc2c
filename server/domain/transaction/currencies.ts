// Currencies and their minor units, from ISO 4217 list one as SIX publishes it, of 2026-01-01
// (https://www.six-group.com/dam/download/financial-information/data-center/iso-currrency/lists/list-one.xml). Codes without
// minor units ("N.A."), such as gold and test codes, are left out. `Intl` has other numbers for 29 of them.

/** The codes by the number of digits after the decimal point. */
const CODES: Readonly<Record<number, string>> = {
  0: `
    BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF`,
  2: `
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF
    CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD
    GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL
    MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR
    PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP
    TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  3: `
    BHD IQD JOD KWD LYD OMR TND`,
  4: `
    CLF UYW`,
};

const MINOR_UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries(CODES).flatMap(([digits, codes]) =>
    codes
      .trim()
      .split(/\s+/)
      .map((code) => [code, Number(digits)] as const),
  ),
);

/** Returns a code as ISO 4217 writes it. */
export const inCapitals = (code: string): string =>
  /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : code;

/** Returns how many digits a currency has after the decimal point, or undefined for a code that is not in ISO 4217. */
export const minorUnitsOf = (code: string): number | undefined => MINOR_UNITS.get(code);

/** Whole units of a known currency in minor units. */
export const toMinorUnits = (units: number, code: string): number =>
  units * 10 ** (minorUnitsOf(code) ?? 0);

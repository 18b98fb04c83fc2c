import { accentContrast, LEAST_CONTRAST } from "../domain/brand.js";
import { isLogoText, logoFault } from "../domain/logo.js";
import type { ProductConfig } from "../domain/product.js";

/** Returns why a product's colour or logo cannot be shown. A logo in a file is read where the file is applied. */
export function brandFaults({ brand: { accent, logo } = {} }: ProductConfig): string[] {
  const fault = logo !== undefined && isLogoText(logo) ? logoFault(logo) : undefined;
  return [
    ...(accent !== undefined && accentContrast(accent) < LEAST_CONTRAST
      ? [
          `brand.accent: ${accent} cannot be read on a light page: its contrast is ${contrastText(accent)} to 1, and has to be ${LEAST_CONTRAST}. Take a darker colour`,
        ]
      : []),
    ...(fault === undefined ? [] : [`brand.logo: ${fault}`]),
  ];
}

/** Rounds down, so that a refused contrast never reads as enough. */
const contrastText = (accent: string): number => Math.floor(accentContrast(accent) * 10) / 10;

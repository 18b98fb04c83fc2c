// A product's logo and accent colour. They are served from here, because a page loads nothing from elsewhere.
import { createHash } from "node:crypto";

import type { ServiceContext } from "../../context.js";
import { coloursOf } from "../../domain/brand.js";
import { isLogoText, readLogo } from "../../domain/logo.js";
import type { Brand, Product } from "../../domain/product.js";
import { html, type Html } from "../../presentation/html.js";
import type { PageHandler } from "./page.js";
import { pathTo } from "./paths.js";
import { Refusal } from "./refusal.js";
import { cachedForEver, sendText } from "./send-text.js";

const ROOT = "/widgets/brand";
export const brandPaths = {
  logo: `${ROOT}/:productId/:version/logo`,
  style: `${ROOT}/:productId/:version/style.css`,
} as const;

/** What the frame of a page needs of the product that asks. */
export type Branded = Pick<Product, "productId" | "name" | "brand">;

/** A logo whose file was never read, as in the text of a product file that was applied without it, is not shown. */
const logoIn = ({ logo }: Brand = {}) =>
  logo !== undefined && isLogoText(logo) ? readLogo(logo) : undefined;

/** Returns a digest of a brand, so that browsers can keep its files for ever. */
const versionOf = (brand: Brand): string =>
  createHash("sha256").update(JSON.stringify(brand)).digest("base64url").slice(0, 12);

const pathOf = (
  services: Pick<ServiceContext, "publicUrl">,
  { productId, brand = {} }: Branded,
  file: "logo" | "style.css",
): string => pathTo(services, `${ROOT}/${productId}/${versionOf(brand)}/${file}`);

/** Returns the link to the colours of a product, for the head of a page. */
export const brandStyle = (
  services: Pick<ServiceContext, "publicUrl">,
  product: Branded | undefined,
): Html | false =>
  product?.brand?.accent !== undefined &&
  html`<link rel="stylesheet" href="${pathOf(services, product, "style.css")}" />`;

/** Returns the logo of a product beside its name. The name says what the picture would. */
export const brandLogo = (
  services: Pick<ServiceContext, "publicUrl">,
  product: Branded | undefined,
): Html | false =>
  product !== undefined &&
  logoIn(product.brand) !== undefined &&
  html`<p class="product">
    <img src="${pathOf(services, product, "logo")}" alt="" height="40" /> <bdi>${product.name}</bdi>
  </p>`;

/** Returns the brand of a product with this version, or else that of live mode. */
function findBrand(
  { catalogue }: ServiceContext,
  { productId, version }: Readonly<{ productId: string; version: string }>,
): Brand {
  const [live, test] = (["live", "test"] as const).map(
    (mode) => catalogue.product(Number(productId), mode)?.brand,
  );
  const brand = test && versionOf(test) === version ? test : live;
  if (!brand) throw new Refusal("unknownPage");
  return brand;
}

/** No script of a picture runs, even where it is opened by itself. */
const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const sendLogo: PageHandler<"productId" | "version"> = (services, request, response) => {
  const { version } = request.params;
  const brand = findBrand(services, request.params);
  const logo = logoIn(brand);
  if (!logo) throw new Refusal("unknownPage");
  response
    .set("Content-Security-Policy", LOGO_POLICY)
    .set("Cache-Control", cachedForEver(version === versionOf(brand)))
    .type(logo.type)
    .send(logo.bytes);
};

export const sendColours: PageHandler<"productId" | "version"> = (services, request, response) => {
  const { version } = request.params;
  const brand = findBrand(services, request.params);
  if (brand.accent === undefined) throw new Refusal("unknownPage");
  const { light, dark } = coloursOf(brand.accent);
  const rule = (colours: object) =>
    `:root{${Object.entries(colours)
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(";")}}`;
  response.set("Cache-Control", cachedForEver(version === versionOf(brand)));
  sendText(response, "css", `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`);
};

// Takes the webhooks of providers. Errors are those of the API.
import { raw, Router, type RequestHandler } from "express";

import { noteArrival } from "../../actions/verification/flow.js";
import { findVerificationOfFlow } from "../../actions/verification/links.js";
import { contextFor, type ServiceContext } from "../../context.js";
import { ProviderError, type VerificationMethod } from "../../domain/verification/method.js";
import { acceptOnly } from "../../lib/accept-only.js";
import { invalidInput, notFound, ServiceError } from "../../lib/errors.js";

const PATH = "/providers/:provider/webhook";
const LARGEST = "256kb";

export function providerRoutes(
  services: ServiceContext,
  limited: RequestHandler<{ provider: string }>,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.post(
    PATH,
    limited,
    raw({ type: () => true, limit: LARGEST, inflate: false }),
    async (request, response) => {
      const methods = receivers(services, request.params.provider);
      if (methods.length === 0) throw notFound("No provider of this name takes webhooks.");
      const body = Buffer.isBuffer(request.body) ? request.body.toString() : "";
      const signature = request.get("Stripe-Signature") ?? "";
      const state = await receive(services, methods, body, signature);
      const verification =
        state === undefined ? undefined : await findVerificationOfFlow(services, state);
      if (state !== undefined && verification)
        await noteArrival(
          contextFor(services, verification.productId, verification.mode),
          verification,
          state,
        );
      response.set("Cache-Control", "no-store").json({});
    },
  );
  router.all(PATH, acceptOnly("POST"));
  return router;
}

/** Returns the providers of a name that take webhooks, of each product and mode. */
function receivers({ catalogue, verificationMethods }: ServiceContext, name: string) {
  return (["live", "test"] as const)
    .flatMap((mode) =>
      catalogue
        .products(mode)
        .filter(({ providers = {} }) => Object.hasOwn(providers, name))
        .map((product) => verificationMethods.find({ product, mode }, name)),
    )
    .filter((method) => method?.receive !== undefined);
}

/** Gives a webhook to the provider whose secret signed it. Returns the state of the flow that can be finished. */
async function receive(
  { log }: ServiceContext,
  methods: readonly (VerificationMethod | undefined)[],
  body: string,
  signature: string,
): Promise<string | undefined> {
  for (const method of methods)
    try {
      return await method?.receive?.(body, signature);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { failure, detail } = error;
      log.warn({ provider: method?.name, failure, detail }, "webhook of a provider");
      // The provider will send the webhook again.
      if (failure === "unavailable")
        throw new ServiceError("UNAVAILABLE", "The webhook cannot be worked off now.", {
          retryAfterSeconds: 60,
        });
    }
  throw invalidInput("The webhook is not signed with the secret of the provider, or is too old.");
}

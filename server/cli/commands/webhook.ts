import type { Command } from "commander";

import type { ListenOptions } from "../webhook-listen.js";
import type { ReplayOptions } from "../webhook-replay.js";
import type { TriggerOptions } from "../webhook-trigger.js";
import type { AddOptions } from "../webhook.js";
import { instant, jsonOption, modeOption, productOption } from "./options.js";

const EVENTS = "only these event types, separated by commas";

export function registerWebhook(kinward: Command): void {
  const webhook = kinward.command("webhook").description("manage webhook endpoints and deliveries");
  webhook
    .command("add")
    .description("create an endpoint and print its secret")
    .addOption(productOption().makeOptionMandatory())
    .addOption(modeOption().makeOptionMandatory())
    .requiredOption("--url <url>", "where events are posted to")
    .option("--events <types>", EVENTS)
    .addOption(jsonOption())
    .action(async (options: AddOptions) => (await import("../webhook.js")).addWebhook(options));
  webhook
    .command("list")
    .description("list endpoints and the state of their deliveries")
    .addOption(productOption("only endpoints of this product"))
    .option("--secrets", "print their secrets too")
    .addOption(jsonOption())
    .action(async (options: { product?: number; secrets?: boolean; json?: boolean }) =>
      (await import("../webhook.js")).listWebhooks(options),
    );
  webhook
    .command("rotate <endpointId>")
    .description("give an endpoint a new secret; the old one stays valid for 24 hours")
    .addOption(jsonOption())
    .action(async (endpointId: string, options: { json?: boolean }) =>
      (await import("../webhook.js")).rotateWebhook(endpointId, options),
    );
  webhook
    .command("disable <endpointId>")
    .description("stop sending to an endpoint")
    .action(async (endpointId: string) =>
      (await import("../webhook.js")).disableWebhook(endpointId),
    );
  webhook
    .command("enable <endpointId>")
    .description("send to a disabled endpoint again")
    .action(async (endpointId: string) =>
      (await import("../webhook.js")).enableWebhook(endpointId),
    );
  webhook
    .command("replay [eventId]")
    .description("send one event again, a range of events, or everything an endpoint has missed")
    .option("--endpoint <id>", "to this endpoint")
    .addOption(productOption("to every endpoint of this product, with --mode"))
    .addOption(modeOption())
    .option("--since <time>", "events from this time on", instant)
    .option("--until <time>", "events up to this time", instant)
    .option("--missing", "only events that were not delivered and are not queued")
    .action(async (eventId: string | undefined, options: ReplayOptions) =>
      (await import("../webhook-replay.js")).replayWebhooks(eventId, options),
    );
  webhook
    .command("trigger [type]")
    .description("send a Test event, or in test mode a sample of another type")
    .addOption(productOption().makeOptionMandatory())
    .addOption(modeOption().default("test"))
    .option("--message <text>", "message of the Test event")
    .addOption(jsonOption())
    .action(async (type: string | undefined, options: TriggerOptions) =>
      (await import("../webhook-trigger.js")).triggerWebhook(type ?? "Test", options),
    );
  webhook
    .command("listen")
    .description("forward test events to a server on this computer as they happen")
    .requiredOption("--forward-to <url>", "where events are posted to")
    .addOption(productOption("only events of this product"))
    .option("--events <types>", EVENTS)
    .action(async (options: ListenOptions) =>
      (await import("../webhook-listen.js")).listen(options),
    );
}

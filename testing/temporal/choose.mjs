// For the project of jest that runs on Temporal: its servers and modules take their time to load.
import { jest } from "@jest/globals";

process.env.KINWARD_TEST_ENGINE = "temporal";
jest.setTimeout(60_000);

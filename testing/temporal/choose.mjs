// For the project of jest that runs on Temporal.
process.env.KINWARD_TEST_ENGINE = "temporal";

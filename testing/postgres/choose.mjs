process.env.KINWARD_TEST_DATABASE = "postgres";

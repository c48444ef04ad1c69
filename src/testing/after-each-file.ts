import { afterAll } from "vitest";
import { takeBackServers } from "./lent-server.ts";

afterAll(takeBackServers);

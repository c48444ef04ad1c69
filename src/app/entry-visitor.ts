/** What a visitor's page runs: nothing yet needs a script there, so this only keeps the entry's name. */
export {};

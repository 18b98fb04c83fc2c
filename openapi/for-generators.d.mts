/** The contract in a form from which generators of other languages make clients that compile and work. */
export function forGenerators(contract: object): object;

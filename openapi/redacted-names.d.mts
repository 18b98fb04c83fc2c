export declare function redactedNames(document: object): string[];

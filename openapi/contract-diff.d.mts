/** A change that breaks a client: what changed, and how. */
export interface Change {
  readonly subject: string;
  readonly change: string;
}
export function breakingChanges(before: object, after: object): Change[];
export function unannounced(changes: readonly Change[], changelog: string): Change[];

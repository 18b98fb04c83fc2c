interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches calls that are made in one turn of the event loop, or that arrive while a batch is running. `ask` is called with an
 * item only after that item has arrived, and resolves to the answers in the order of its items.
 */
export function gather<Item, Answer>(
  ask: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let isPlanned = false;
  let isAsking = false;

  const plan = () => {
    if (isPlanned || isAsking || waiting.length === 0) return;
    isPlanned = true;
    // Requests of one turn are read one after the other, and `setImmediate` runs after the last of them.
    setImmediate(send);
  };
  const send = () => {
    isPlanned = false;
    const batch = waiting;
    waiting = [];
    isAsking = true;
    void settle(batch);
  };
  const settle = async (batch: readonly Waiting<Item, Answer>[]) => {
    try {
      const answers = await ask(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isAsking = false;
    plan();
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      plan();
    });
}

// What is stored about a child: to be downloaded, and to be erased.
export const data = {
  title: "Data about the child",
  lead: "You can download everything that we store about the child, or have it erased.",
  show: "Download or erase the data",
  /** Joined by the page: one item for each. */
  contents: [
    "What we know of the child’s age and where they live.",
    "What you and other guardians decided, and when.",
    "Screen time, purchases and activity that the games reported to us.",
  ],
  download: "Download the data",
  downloadHint: "A file in the format JSON. It has what all games of this company report to us.",
  erase: "Erase the data",
  /** To the other guardians, once one of them erased the data. */
  erased: {
    subject: (product: string) => `The data about a child in ${product} was erased`,
    what: (products: string) =>
      `We have deleted everything that we stored about a child in your care who used ${products}. The child’s access has ended.`,
    who: (guardian: string) => `Another guardian of the child asked for it: ${guardian}.`,
    whoProduct: (product: string) => `${product} asked for it.`,
    when: (at: string) => `Time: ${at}.`,
    noUndo: "This cannot be undone. To play again, the child has to ask a guardian again.",
    button: "Go to your family pages",
  },
  /** To the guardians, once a product read what is stored of the child. */
  exported: {
    subject: (product: string) => `The data about a child in ${product} was downloaded`,
    what: (products: string) =>
      `${products} has downloaded what we store about a child in your care. Nothing was changed.`,
    expected: "It may do so when you or the child ask for a copy of the data.",
  },
};

export const erasure = {
  title: "Erase the child’s data?",
  whatHappens: "If you erase the data",
  effects: (products: string) => [
    `The child’s access to ${products} ends straight away, even while they are playing.`,
    "Everything that we store about the child is deleted, and so are our emails to you about them.",
    `We will tell ${products}. To have the data they stored themselves deleted, ask them.`,
    "You cannot undo this. The child has to ask you again.",
  ],
  confirm: "Erase the data",
  keep: "Keep everything as it is",
};

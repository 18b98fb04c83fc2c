// Checks evidence files of Kinward with Go's own transparency log, golang.org/x/mod/sumdb: none of Kinward's code is used.
//
//	go run . [-consistency PROOF.json] EVIDENCE.json [LATER.json]
//
// With -consistency the tree of the first checkpoint must also be the beginning of that of the second: PROOF.json is what
// /transparency/<organisation>/<mode>/consistency?from=&to= returned. `vectors` holds three such files.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type evidence struct {
	Entry      any      `json:"entry"`
	Salt       string   `json:"salt"`
	Index      int64    `json:"index"`
	LeafHash   string   `json:"leafHash"`
	Proof      []string `json:"proof"`
	Checkpoint string   `json:"checkpoint"`
	Key        string   `json:"key"`
}

type consistency struct {
	From  int64    `json:"from"`
	To    int64    `json:"to"`
	Proof []string `json:"proof"`
}

func main() {
	consistencyFile := flag.String("consistency", "", "a consistency proof between the checkpoints of the two files")
	flag.Parse()
	if flag.NArg() < 1 || flag.NArg() > 2 || (*consistencyFile != "" && flag.NArg() != 2) {
		fmt.Fprintln(os.Stderr, "usage: check [-consistency PROOF.json] EVIDENCE.json [LATER.json]")
		os.Exit(2)
	}
	var trees []tlog.Tree
	for _, file := range flag.Args() {
		trees = append(trees, checkEvidence(file))
	}
	if *consistencyFile != "" {
		checkConsistency(*consistencyFile, trees[0], trees[1])
	}
}

// checkEvidence checks the salted leaf, the signature of the checkpoint and the inclusion proof.
func checkEvidence(file string) tlog.Tree {
	var e evidence
	read(file, &e)

	// The leaf is SHA-256(0x00 || salt || canonical JSON of the entry), and RecordHash is SHA-256(0x00 || data).
	leaf := tlog.RecordHash(append(unhex(e.Salt, sha256.Size), canonical(e.Entry)...))
	if leaf != hash(e.LeafHash) {
		fail("%s: leafHash isn't the hash of the salt and the entry", file)
	}
	fmt.Printf("%s: leaf %s\n", file, hex.EncodeToString(leaf[:]))

	verifier, err := note.NewVerifier(strings.TrimSpace(e.Key))
	must(err, "%s: key", file)
	signed, err := note.Open([]byte(e.Checkpoint), note.VerifierList(verifier))
	must(err, "%s: checkpoint", file)
	lines := strings.Split(signed.Text, "\n")
	if len(lines) < 4 || lines[0] != verifier.Name() {
		fail("%s: the checkpoint is of %q, its key of %q", file, lines[0], verifier.Name())
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	must(err, "%s: size", file)
	root, err := base64.StdEncoding.DecodeString(lines[2])
	must(err, "%s: root", file)
	tree := tlog.Tree{N: size, Hash: tlog.Hash(root)}
	fmt.Printf("%s: checkpoint of %s, %d entries, signed by %s+%08x\n", file, lines[0], size, verifier.Name(), verifier.KeyHash())

	must(tlog.CheckRecord(hashes(e.Proof), tree.N, tree.Hash, e.Index, leaf), "%s: proof", file)
	fmt.Printf("%s: entry %d is in it\n", file, e.Index)
	return tree
}

func checkConsistency(file string, before, after tlog.Tree) {
	var c consistency
	read(file, &c)
	if c.From != before.N || c.To != after.N {
		fail("%s: is between %d and %d entries, not %d and %d", file, c.From, c.To, before.N, after.N)
	}
	must(tlog.CheckTree(tlog.TreeProof(hashes(c.Proof)), after.N, after.Hash, before.N, before.Hash), "%s", file)
	fmt.Printf("%s: the first %d of %d entries are the same\n", file, before.N, after.N)
}

// canonical writes JSON as RFC 8785 does, for the entries of a ledger: their numbers are whole, their names ASCII.
func canonical(value any) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	must(encoder.Encode(value), "entry") // Go sorts the members of maps by name.
	text := bytes.TrimRight(out.Bytes(), "\n")
	// Go escapes these two, which RFC 8785 leaves as they are.
	text = bytes.ReplaceAll(text, []byte(`\u2028`), []byte("\u2028"))
	return bytes.ReplaceAll(text, []byte(`\u2029`), []byte("\u2029"))
}

func hashes(texts []string) []tlog.Hash {
	list := make([]tlog.Hash, len(texts))
	for i, text := range texts {
		list[i] = hash(text)
	}
	return list
}

func hash(text string) tlog.Hash { return tlog.Hash(unhex(text, tlog.HashSize)) }

func unhex(text string, size int) []byte {
	data, err := hex.DecodeString(text)
	must(err, "%q", text)
	if len(data) != size {
		fail("%q isn't %d bytes", text, size)
	}
	return data
}

func read(file string, into any) {
	data, err := os.ReadFile(file)
	must(err, "%s", file)
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	must(decoder.Decode(into), "%s", file)
}

func must(err error, format string, args ...any) {
	if err != nil {
		fail("%s: %v", fmt.Sprintf(format, args...), err)
	}
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(1)
}

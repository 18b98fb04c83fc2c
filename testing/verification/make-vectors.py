"""Makes wallet-vectors.json: proofs of age, issued and presented by code that shares nothing with the service's.

Needs cbor2 6 and cryptography 50 (PyPI). Run: python3 make-vectors.py > wallet-vectors.json
"""

import base64
import datetime as dt
import hashlib
import json
import os

import cbor2
from cbor2 import CBORTag
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.x509.oid import NameOID

NS = "eu.europa.ec.av.1"
NOW = dt.datetime(2026, 11, 22, 10, tzinfo=dt.timezone.utc)
NONCE = "a-nonce-of-the-vectors"
ANSWER_URL = "https://kinward.example/widgets/verify/answer/state"


def days(n):
    return dt.timedelta(days=n)


def sign(key, protected, payload):
    message = cbor2.dumps(["Signature1", protected, b"", payload])
    r, s = decode_dss_signature(key.sign(message, ec.ECDSA(hashes.SHA256())))
    return r.to_bytes(32, "big") + s.to_bytes(32, "big")


def name(text):
    return x509.Name([x509.NameAttribute(NameOID.COUNTRY_NAME, "UT"), x509.NameAttribute(NameOID.COMMON_NAME, text)])


def certificate(subject, key, issuer, issuer_key, is_ca, until=NOW + days(3650)):
    return (
        x509.CertificateBuilder()
        .subject_name(name(subject))
        .issuer_name(name(issuer))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(NOW - days(30))
        .not_valid_after(until)
        .add_extension(x509.BasicConstraints(ca=is_ca, path_length=None), critical=True)
        .sign(issuer_key, hashes.SHA256())
    )


def new_key():
    return ec.generate_private_key(ec.SECP256R1())


def authority(text, **root_ends):
    root_key, leaf_key = new_key(), new_key()
    root = certificate(text, root_key, text, root_key, True, **root_ends)
    leaf = certificate(text + " signer", leaf_key, text, root_key, False)
    return root, root_key, leaf, leaf_key


def issue(leaf, leaf_key, device_key, value, doc_type=NS, until=NOW + days(30), attribute="age_over_18"):
    item = CBORTag(24, cbor2.dumps({"digestID": 0, "random": os.urandom(32), "elementIdentifier": attribute, "elementValue": value}))
    numbers = device_key.public_key().public_numbers()
    mso = {
        "version": "1.0",
        "digestAlgorithm": "SHA-256",
        "valueDigests": {NS: {0: hashlib.sha256(cbor2.dumps(item)).digest()}},
        "deviceKeyInfo": {"deviceKey": {1: 2, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}},
        "docType": doc_type,
        "validityInfo": {k: CBORTag(0, v.strftime("%Y-%m-%dT%H:%M:%SZ")) for k, v in (("signed", NOW - days(1)), ("validFrom", NOW - days(1)), ("validUntil", until))},
    }
    payload = cbor2.dumps(CBORTag(24, cbor2.dumps(mso)))
    protected = cbor2.dumps({1: -7})
    der = leaf.public_bytes(serialization.Encoding.DER)
    return {"nameSpaces": {NS: [item]}, "issuerAuth": [protected, {33: der}, payload, sign(leaf_key, protected, payload)]}


def present(issuer_signed, device_key, doc_type=NS, nonce=NONCE, answer_url=ANSWER_URL):
    info = cbor2.dumps(["redirect_uri:" + answer_url, nonce, None, answer_url])
    transcript = [None, None, ["OpenID4VPHandover", hashlib.sha256(info).digest()]]
    names = CBORTag(24, cbor2.dumps({}))
    payload = cbor2.dumps(CBORTag(24, cbor2.dumps(["DeviceAuthentication", transcript, doc_type, names])))
    protected = cbor2.dumps({1: -7})
    signature = [protected, {}, None, sign(device_key, protected, payload)]
    return {"docType": doc_type, "issuerSigned": issuer_signed, "deviceSigned": {"nameSpaces": names, "deviceAuth": {"deviceSignature": signature}}}


def encode(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def response(*documents, status=0):
    answer = {"version": "1.0", "status": status}
    if documents:
        answer["documents"] = list(documents)
    return encode(cbor2.dumps(answer))


YESTERDAY = NOW - days(1)

root, root_key, leaf, leaf_key = authority("Trusted issuer")
_, _, other_leaf, other_leaf_key = authority("Unknown issuer")
old_root, _, late_leaf, late_leaf_key = authority("Former issuer", until=YESTERDAY)
old_leaf_key = new_key()
old_leaf = certificate("Former signer", old_leaf_key, "Trusted issuer", root_key, False, until=YESTERDAY)
device_key, thief_key = new_key(), new_key()
adult = issue(leaf, leaf_key, device_key, True)
changed = issue(leaf, leaf_key, device_key, False)
item = cbor2.loads(changed["nameSpaces"][NS][0].value)
changed["nameSpaces"][NS] = [CBORTag(24, cbor2.dumps({**item, "elementValue": True}))]
expired = issue(leaf, leaf_key, device_key, True, until=NOW - dt.timedelta(hours=1))
proof = present(adult, device_key)

wallet_key = new_key()
numbers = wallet_key.private_numbers()
wallet = issue(leaf, leaf_key, wallet_key, True, until=NOW + days(3600))

print(json.dumps({
    "nonce": NONCE,
    "answerUrl": ANSWER_URL,
    "now": NOW.isoformat(),
    "trustedIssuers": "".join(each.public_bytes(serialization.Encoding.PEM).decode() for each in (root, old_root)),
    "wallet": {
        "issuerSigned": encode(cbor2.dumps(wallet)),
        "key": {
            "kty": "EC",
            "crv": "P-256",
            "x": encode(numbers.public_numbers.x.to_bytes(32, "big")),
            "y": encode(numbers.public_numbers.y.to_bytes(32, "big")),
            "d": encode(numbers.private_value.to_bytes(32, "big")),
        },
    },
    "accepted": {
        "adult": response(proof),
        "minor": response(present(issue(leaf, leaf_key, device_key, False), device_key)),
    },
    "refused": {
        "for another nonce": response(present(adult, device_key, nonce="another")),
        "for another origin": response(present(adult, device_key, answer_url="https://evil.example/answer")),
        "that has expired": response(present(expired, device_key)),
        "with a changed value": response(present(changed, device_key)),
        "of an unknown issuer": response(present(issue(other_leaf, other_leaf_key, device_key, True), device_key)),
        "of an issuer whose certificate has expired": response(present(issue(old_leaf, old_leaf_key, device_key, True), device_key)),
        "of an issuer below a root that has expired": response(present(issue(late_leaf, late_leaf_key, device_key, True), device_key)),
        "of a phone that it was not issued to": response(present(adult, thief_key)),
        "of another type of document": response(present(issue(leaf, leaf_key, device_key, True, doc_type="org.iso.18013.5.1.mDL"), device_key, doc_type="org.iso.18013.5.1.mDL")),
        "without documents": response(),
        "with two documents": response(proof, proof),
        "that reports a failure": response(proof, status=10),
    },
    "inconclusive": {
        "of another age": response(present(issue(leaf, leaf_key, device_key, True, attribute="age_over_13"), device_key)),
        "that is no boolean": response(present(issue(leaf, leaf_key, device_key, 1), device_key)),
    },
}, indent=2))

"""Makes chains.json: chains of certificates, of which server/verification/mdoc-context.test.ts says which are believed.

python3 -m venv .venv && .venv/bin/pip install cryptography && .venv/bin/python testing/verification/make-chains.py
"""

import base64
import datetime
import json
import pathlib

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

KEYS = {}


def certificate(name, issuer, signer, ca, first=2020, last=2120):
    """In DER and Base64: of `name`, said to be issued by `issuer`, signed with the key of `signer`."""
    subject, issuer = (x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, each)]) for each in (name, issuer))
    key = KEYS.setdefault(name, ec.generate_private_key(ec.SECP256R1()))
    builder = x509.CertificateBuilder().subject_name(subject).issuer_name(issuer).public_key(key.public_key())
    builder = builder.serial_number(x509.random_serial_number())
    builder = builder.not_valid_before(datetime.datetime(first, 1, 1)).not_valid_after(datetime.datetime(last, 1, 1))
    builder = builder.add_extension(x509.BasicConstraints(ca=ca, path_length=None), critical=True)
    made = builder.sign(KEYS.setdefault(signer, ec.generate_private_key(ec.SECP256R1())), hashes.SHA256())
    return base64.b64encode(made.public_bytes(serialization.Encoding.DER)).decode()


chains = {
    "root": certificate("root", "root", "root", ca=True),
    "between": certificate("between", "root", "root", ca=True),
    "leaf": certificate("leaf", "root", "root", ca=False, first=2026, last=2027),
    "below": certificate("below", "between", "between", ca=False),
    "belowLeaf": certificate("below leaf", "leaf", "leaf", ca=False),
    "forged": certificate("forged", "root", "stranger", ca=False),
    "stranger": certificate("stranger", "stranger", "stranger", ca=True),
    "ofStranger": certificate("of stranger", "stranger", "stranger", ca=False),
}
pathlib.Path(__file__).with_name("chains.json").write_text(json.dumps(chains, indent=2) + "\n")

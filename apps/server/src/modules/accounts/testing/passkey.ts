import {
  createECDH,
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

/** The part of CBOR (RFC 8949) that an attestation without a statement needs. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = (text: string) => Buffer.from(text, 'base64url')
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  )
}

const keysOf = (seed: string) => {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(sha256(`key of ${seed}`))
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(base64url)
  const d = base64url(curve.getPrivateKey())
  const privateKey = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d, x, y } })
  return { privateKey, publicKey: privateKey, id: sha256(`id of ${seed}`) }
}

/**
 * A software passkey (ES256, attestation `none`): signs as a browser's does, for any given site. With a seed it is the
 * same one wherever it is created, and doesn't count its uses, like a passkey synced between devices.
 */
export const softPasskey = (origin: string, seed?: string) => {
  const { privateKey, publicKey, id } =
    seed === undefined ? { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), id: randomBytes(32) } : keysOf(seed)
  let counter = 0

  const authData = (more: Buffer = Buffer.alloc(0)) => {
    if (seed === undefined) counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const verifiedAndPresent = more.length > 0 ? 0x45 : 0x05
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([verifiedAndPresent]), count, more])
  }
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const shell = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    make: (challenge: string, from = origin) => {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(credential)],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      }
      return { ...shell, response }
    },
    use: (challenge: string, { from = origin, replay = false } = {}) => {
      if (replay) counter -= 1
      const client = clientData('webauthn.get', challenge, from)
      const data = authData()
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      }
      return { ...shell, response }
    },
  }
}

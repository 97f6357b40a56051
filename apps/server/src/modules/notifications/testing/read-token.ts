import { type KeyObject, verify } from 'node:crypto'

const read = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

/** A decoded JSON Web Token; undefined unless it was signed with that key. */
export const readToken = (token: string, key: KeyObject) => {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? { header: read(head), claims: read(claims) } : undefined
}

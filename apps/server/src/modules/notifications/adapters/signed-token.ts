import { type KeyObject, sign } from 'node:crypto'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token (RFC 7519), signed with a P-256 key (ES256) or an RSA key (RS256). */
export const signedToken = (
  key: KeyObject,
  header: { kid: string },
  claims: Record<string, string | number>,
): string => {
  const alg = key.asymmetricKeyType === 'ec' ? 'ES256' : 'RS256'
  const said = `${part({ alg, typ: 'JWT', ...header })}.${part(claims)}`
  return `${said}.${sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

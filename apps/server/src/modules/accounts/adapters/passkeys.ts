import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'

/** The site as browsers know it: a passkey created here works only here. */
export type Site = { name: string; publicUrl: string }

export type KnownPasskey = { credentialId: string; publicKey: Uint8Array; counter: number; transports: string[] }

const minutes = 5
const rpOf = ({ publicUrl }: Site) => ({ rpID: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin })
const credentials = (known: readonly KnownPasskey[]) =>
  known.map(({ credentialId: id, transports }) => ({ id, transports }))

export const passkeyMinutes = minutes

export const makingOptions = (
  site: Site,
  person: { id: number; email: string; name: string },
  known: readonly KnownPasskey[],
) =>
  generateRegistrationOptions({
    rpName: site.name,
    rpID: rpOf(site).rpID,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(`account-${person.id}`),
    timeout: minutes * 60_000,
    excludeCredentials: credentials(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })

export const usingOptions = (site: Site, known: readonly KnownPasskey[]) =>
  generateAuthenticationOptions({
    rpID: rpOf(site).rpID,
    timeout: minutes * 60_000,
    allowCredentials: credentials(known),
    userVerification: 'required',
  })

/** The credential a browser created, verified; undefined if it doesn't match the request. */
export const madePasskey = async (
  site: Site,
  expectedChallenge: string,
  response: object,
): Promise<KnownPasskey | undefined> => {
  const { rpID, origin } = rpOf(site)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
    })
    if (!verified) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { credentialId: id, publicKey, counter, transports: [...transports] }
  } catch {
    // The library throws for every mismatch; none of these is our bug.
    return undefined
  }
}

/** The new counter of a passkey that signed the challenge; undefined if it did not. */
export const usedPasskey = async (
  site: Site,
  expectedChallenge: string,
  response: object,
  known: KnownPasskey,
): Promise<number | undefined> => {
  const { rpID, origin } = rpOf(site)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: known.credentialId, publicKey: Uint8Array.from(known.publicKey), counter: known.counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

import type { QueueStore, Sealed, StoredKeys } from './store.ts'

/** Encrypts a person's data so that only they can decrypt it, on this device, while logged in. */
export type Seal = {
  close(bytes: Sealed, about: string): Promise<Sealed>
  /** @throws if it wasn't encrypted by this seal, for this purpose */
  open(sealed: Sealed, about: string): Promise<Sealed>
  /** A stable mark for an object that does not reveal which one. */
  lineOf(object: string): Promise<string>
}

const cipher = 'AES-GCM'
const nonceBytes = 12
const utf8 = new TextEncoder()
const text = (value: string): Sealed => utf8.encode(value) as Sealed

const encrypt = async (key: CryptoKey, bytes: Sealed, about: string): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const closed = await crypto.subtle.encrypt({ name: cipher, iv, additionalData: text(about) }, key, bytes)
  const sealed = new Uint8Array(nonceBytes + closed.byteLength)
  sealed.set(iv)
  sealed.set(new Uint8Array(closed), nonceBytes)
  return sealed
}

const decrypt = async (key: CryptoKey, sealed: Sealed, about: string): Promise<Sealed> => {
  const iv = sealed.slice(0, nonceBytes)
  const parts = { name: cipher, iv, additionalData: text(about) }
  return new Uint8Array(await crypto.subtle.decrypt(parts, key, sealed.slice(nonceBytes)))
}

/** The key the server gives to a logged-in user, 32 bytes in base64url. It is held only in memory. */
const accountKeyOf = (base64url: string): Promise<CryptoKey> => {
  const bytes = Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, cipher, false, ['encrypt', 'decrypt'])
}

/** The server's answer to a request for the key. */
export type AccountKey = { userId: number | string; key: string }

/**
 * The key, if it is this user's. The session may have changed since the request: never encrypt one person's data with
 * the key of another, who could then decrypt it.
 */
export const accountKeyFor = async (userId: string, known: AccountKey | null | undefined): Promise<CryptoKey | null> =>
  known && String(known.userId) === userId ? accountKeyOf(known.key) : null

/** Derived from the device's own secret: one key for content, one for the marks of lines. Neither can be exported. */
const keysFrom = async (secret: Sealed): Promise<NonNullable<StoredKeys['keys']>> => {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const derive = (info: string, wanted: AesKeyGenParams | HmacKeyGenParams, usages: KeyUsage[]) =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text(info) },
      base,
      wanted,
      false,
      usages,
    )
  return {
    body: await derive('write', { name: cipher, length: 256 }, ['encrypt', 'decrypt']),
    line: await derive('line', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  }
}

const wrapping = (userId: string): string => `device key of ${userId}`

const newKeys = async (userId: string, accountKey: CryptoKey): Promise<StoredKeys> => {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const wrapped = await encrypt(accountKey, secret, wrapping(userId))
  return { userId, wrapped, proof: await encrypt(accountKey, text(userId), 'proof'), keys: await keysFrom(secret) }
}

const isOwnKey = (accountKey: CryptoKey, { proof }: StoredKeys): Promise<boolean> =>
  decrypt(accountKey, proof, 'proof').then(
    () => true,
    () => false,
  )

/** The same keys again, or null if they can no longer be decrypted. */
const unwrapped = async (storedKeys: StoredKeys, accountKey: CryptoKey): Promise<StoredKeys | null> => {
  const { userId, wrapped } = storedKeys
  try {
    return { ...storedKeys, keys: await keysFrom(await decrypt(accountKey, wrapped, wrapping(userId))) }
  } catch {
    return null
  }
}

const sealWith = ({ body, line }: NonNullable<StoredKeys['keys']>): Seal => ({
  close: (bytes, about) => encrypt(body, bytes, about),
  open: (sealed, about) => decrypt(body, sealed, about),
  lineOf: async (object) => {
    const mark = await crypto.subtle.sign('HMAC', line, text(object))
    return btoa(String.fromCharCode(...new Uint8Array(mark).slice(0, 15)))
  },
})

/**
 * The seal of a logged-in user. The device's secret is created once, and the stored copy is wrapped with the account's
 * key (`accountKey`, requested from the server only when needed). While someone is logged in, the browser stores the
 * keys themselves, non-exportable, so that they can start offline; `sealAllBut` removes them. Null if the keys are
 * sealed and the server can't be reached.
 */
export const sealOf = async (
  store: QueueStore,
  userId: string,
  accountKey: () => Promise<CryptoKey | null>,
): Promise<Seal | null> => {
  const storedKeys = await store.keysOf(userId)
  if (storedKeys?.keys) return sealWith(storedKeys.keys)
  const key = await accountKey()
  if (!key) return null
  // Someone else has logged in meanwhile: their key must not replace one whose data it can't decrypt.
  if (storedKeys && !(await isOwnKey(key, storedKeys))) return null
  const opened = storedKeys ? await unwrapped(storedKeys, key) : null
  if (opened) {
    const { keys } = await store.keepKeys(opened)
    return keys && sealWith(keys)
  }
  const made = await newKeys(userId, key)
  // Data encrypted with the lost keys is now unreadable; they must not encrypt anything new.
  if (storedKeys) await store.replaceKeys(made)
  const { keys } = storedKeys ? made : await store.keepKeys(made)
  // Another tab created keys a moment ago, and they have been sealed since.
  return keys ? sealWith(keys) : sealOf(store, userId, accountKey)
}

import { createPrivateKey } from 'node:crypto'

/** What sends push notifications to the app; null: nothing does. The keys are secrets: no error repeats them. */
export type AppPushConfig = {
  /** Apple's push service: a key of P-256 in PEM, its id, our team, and the bundle of the app. */
  apns: { key: string; keyId: string; teamId: string; topic: string; url: string | undefined } | null
  /** Firebase Cloud Messaging: the required parts of a service account. */
  fcm: { project: string; email: string; key: string; keyId: string; tokenUrl: string; url: string | undefined } | null
}

type Read = {
  text: (name: string) => string | undefined
  url: (name: string, protocols: string[]) => string | undefined
  wrong: <T>(sentence: string, instead: T) => T
}

/** The kind of private key in a PEM; undefined if none. */
const kindOfKey = (pem: string): string | undefined => {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'ec' ? asymmetricKeyDetails?.namedCurve : asymmetricKeyType
  } catch {
    return undefined
  }
}

function apnsFrom(read: Read): AppPushConfig['apns'] {
  const given = read.text('APNS_KEY')
  const keyId = read.text('APNS_KEY_ID')
  const teamId = read.text('APNS_TEAM_ID')
  const topic = read.text('APNS_TOPIC') ?? 'com.porchlight.stays'
  const url = read.url('APNS_URL', ['http', 'https'])
  if (!given && !keyId && !teamId)
    return url || read.text('APNS_TOPIC')
      ? read.wrong('APNS_URL and APNS_TOPIC need APNS_KEY beside them.', null)
      : null
  if (!given || !keyId || !teamId)
    return read.wrong('APNS_KEY, APNS_KEY_ID and APNS_TEAM_ID belong together; set all or none.', null)
  // If a variable can hold only one line, the file's line breaks are written as \n.
  const key = given.replaceAll('\\n', '\n')
  if (kindOfKey(key) !== 'prime256v1')
    return read.wrong(
      'APNS_KEY must be the text of the .p8 file that Apple gave out, with its first and last line.',
      null,
    )
  if (![keyId, teamId].every((id) => /^[A-Z0-9]{10}$/.test(id)))
    return read.wrong('APNS_KEY_ID and APNS_TEAM_ID must be ten letters and digits each.', null)
  if (!/^[\w-]+(\.[\w-]+)+$/.test(topic))
    return read.wrong(`APNS_TOPIC is "${topic}"; it must be the bundle of the app.`, null)
  return { key, keyId, teamId, topic, url }
}

const fieldsOf = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}

function fcmFrom(read: Read): AppPushConfig['fcm'] {
  const given = read.text('FCM_SERVICE_ACCOUNT')
  const url = read.url('FCM_URL', ['http', 'https'])
  if (!given) return url ? read.wrong('FCM_URL is set but FCM_SERVICE_ACCOUNT is not.', null) : null
  const fields = fieldsOf(given)
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
  const [project, email, key, keyId] = ['project_id', 'client_email', 'private_key', 'private_key_id'].map(text)
  if (!project || !email || !key || !keyId)
    return read.wrong(
      'FCM_SERVICE_ACCOUNT must be the JSON of a service account, with project_id, client_email, private_key_id and private_key.',
      null,
    )
  if (kindOfKey(key) !== 'rsa') return read.wrong('The private_key of FCM_SERVICE_ACCOUNT is no RSA key.', null)
  const tokenUrl = text('token_uri') || 'https://oauth2.googleapis.com/token'
  if (!/^https?:\/\//.test(tokenUrl) || !URL.canParse(tokenUrl))
    return read.wrong('The token_uri of FCM_SERVICE_ACCOUNT is no address.', null)
  return { project, email, key, keyId, tokenUrl, url }
}

export const appPushFrom = (read: Read): AppPushConfig => ({ apns: apnsFrom(read), fcm: fcmFrom(read) })

import {
  addPasskey,
  changeEmail,
  chooseVerification,
  closeAccount,
  confirmSelf,
  endOneSession,
  endOtherSessions,
  exportAccount,
  forgetOneDevice,
  makeKey,
  nameDevice,
  newRecoveryCodes,
  proveAuthenticator,
  removeAuthenticator,
  removePasskey,
  revokeKey,
  startAuthenticator,
  startPasskey,
} from '@porchlight/contract'
import { api, keepToken } from '#app/lib/api.ts'
import { passkeyMade, passkeyUsed } from './passkey.ts'

/** Every write of the safety part. Fetched when the first of them is needed. */
export const calls = {
  api,
  keepToken,
  passkeyMade,
  passkeyUsed,
  addPasskey,
  changeEmail,
  chooseVerification,
  closeAccount,
  confirmSelf,
  endOneSession,
  endOtherSessions,
  exportAccount,
  forgetOneDevice,
  makeKey,
  nameDevice,
  newRecoveryCodes,
  proveAuthenticator,
  removeAuthenticator,
  removePasskey,
  revokeKey,
  startAuthenticator,
  startPasskey,
}
export type Calls = typeof calls

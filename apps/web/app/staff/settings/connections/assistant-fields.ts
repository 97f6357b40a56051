import {
  type AssistantProtocol,
  assistantUrls,
  type BodyInputOf,
  type ConnectionDesk,
  type saveAssistant,
} from '@porchlight/contract'
import { needsReason } from './fields.ts'

export type AssistantFields = {
  via: AssistantProtocol
  url: string
  model: string
  key: string
  dailyLimit: number | null
  profileLimit: number | null
  reason: string
}

type Assistant = ConnectionDesk['assistant']

export const assistantFieldsOf = ({ via, url, model, dailyLimit, profileLimit }: Assistant): AssistantFields => ({
  via: via ?? 'anthropic',
  url: url ?? assistantUrls.anthropic,
  model: model ?? '',
  key: '',
  dailyLimit,
  profileLimit,
  reason: '',
})

type Words = Record<
  'addressInvalid' | 'modelInvalid' | 'limitInvalid' | 'profileLimitInvalid' | 'keyInvalid' | 'reason',
  string
>

const isOwn = (url: string): boolean => !Object.values<string>(assistantUrls).includes(url.trim())

export const assistantProblems = ({ source, hasKey }: Assistant, fields: AssistantFields, words: Words) => ({
  ...(/^https?:\/\/[^\s@?#]+$/.test(fields.url.trim()) ? {} : { url: words.addressInvalid }),
  ...(/^[\w.:/@-]+$/.test(fields.model.trim()) ? {} : { model: words.modelInvalid }),
  // Only a self-hosted server can work without a key.
  ...(fields.key.trim() || hasKey || isOwn(fields.url) ? {} : { key: words.keyInvalid }),
  ...(fields.dailyLimit === null ? { dailyLimit: words.limitInvalid } : {}),
  ...(fields.profileLimit === null ? { profileLimit: words.profileLimitInvalid } : {}),
  ...(needsReason(source) && fields.reason.trim().length < 10 ? { reason: words.reason } : {}),
})

export const assistantBodyOf = ({
  key,
  dailyLimit,
  profileLimit,
  ...fields
}: AssistantFields): BodyInputOf<typeof saveAssistant> => ({
  ...fields,
  dailyLimit: dailyLimit ?? 1,
  profileLimit: profileLimit ?? 0,
  ...(key.trim() && { key: key.trim() }),
})

import { type IncomingMessage, request as plain } from 'node:http'
import { request as encrypted } from 'node:https'
import type { tasteLinkStates } from '@porchlight/contract'
import { isCallable, isOnWebPort, publicOnly } from '#kernel/callable-address'
import { pageIn } from './page-text.ts'

/** What a page of someone else’s says of itself. */
export type LinkedPage = {
  state: (typeof tasteLinkStates)[number]
  title: string
  description: string
  text: string
  /** The bytes of its picture, as they came; null without one. */
  picture: Buffer | null
}

/** Someone who reads pages that visitors point to. */
export interface LinkReader {
  /** Never throws: what can’t be read says why. */
  read(url: string): Promise<LinkedPage>
}

declare module '#kernel/app' {
  interface Adapters {
    linkReader: LinkReader
  }
}

const mostRedirects = 3
const mostPageBytes = 600 * 1024
const mostPictureBytes = 6 * 1024 * 1024
const seconds = 8

const unread = (state: LinkedPage['state']): LinkedPage => ({
  state,
  title: '',
  description: '',
  text: '',
  picture: null,
})

class Closed extends Error {}

type Fetched = { url: string; type: string; bytes: Buffer }
type Limits = { onlyPublic: boolean; signal: AbortSignal }

const isPage = (url: string, onlyPublic: boolean): boolean =>
  isCallable(url, onlyPublic) && (!onlyPublic || isOnWebPort(url))

const open = (url: string, { onlyPublic, signal }: Limits): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    if (!isPage(url, onlyPublic)) return reject(new Closed())
    const call = (url.startsWith('https:') ? encrypted : plain)(
      url,
      {
        agent: false,
        signal,
        headers: { accept: 'text/html,image/*;q=0.8', 'user-agent': 'Porchlight style profile (reads one page)' },
        ...(onlyPublic && { lookup: publicOnly }),
      },
      resolve,
    )
    call.on('error', (error) => reject(error.message.includes('private network') ? new Closed() : error))
    call.end()
  })

/** So much of an answer and no more: of a longer page the beginning is enough, half a picture is none. */
const bytesOf = (answer: IncomingMessage, most: number, isPicture: boolean): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const end = () => resolve(Buffer.concat(chunks).subarray(0, most))
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      chunks.push(chunk)
      if (bytes <= most) return
      if (isPicture) answer.destroy(new Error('the picture is too large'))
      else {
        end()
        answer.destroy()
      }
    })
    answer.on('error', reject)
    answer.on('end', end)
  })

/** Follows a few redirects, each address checked like the first. */
const get = async (url: string, limits: Limits, redirects = 0): Promise<Fetched | undefined> => {
  const answer = await open(url, limits)
  const { statusCode = 0, headers } = answer
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    answer.destroy()
    if (redirects === mostRedirects || !URL.canParse(headers.location, url)) return undefined
    return get(new URL(headers.location, url).href, limits, redirects + 1)
  }
  const type = headers['content-type']?.toLowerCase() ?? ''
  const isPicture = type.startsWith('image/')
  if (
    statusCode !== 200 ||
    headers['content-encoding'] ||
    !(isPicture || /^(text\/html|application\/xhtml)/.test(type))
  ) {
    answer.destroy()
    return undefined
  }
  return { url, type, bytes: await bytesOf(answer, isPicture ? mostPictureBytes : mostPageBytes, isPicture) }
}

const pictureOf = async (address: string | undefined, page: string, limits: Limits): Promise<Buffer | null> => {
  if (!address || !URL.canParse(address, page)) return null
  try {
    const found = await get(new URL(address, page).href, limits)
    return found?.type.startsWith('image/') ? found.bytes : null
  } catch {
    // The page says enough without its picture.
    return null
  }
}

/** Reads pages of the public internet; `onlyPublic` is off in tests alone. */
export const createLinkReader = (onlyPublic = true, timeLimit = seconds): LinkReader => ({
  read: async (url) => {
    const limits = { onlyPublic, signal: AbortSignal.timeout(timeLimit * 1_000) }
    try {
      const found = await get(url, limits)
      if (!found) return unread('no_page')
      if (found.type.startsWith('image/')) return { ...unread('read'), picture: found.bytes }
      const { image, ...page } = pageIn(found.bytes, found.type)
      return { state: 'read', ...page, picture: await pictureOf(image, found.url, limits) }
    } catch (error) {
      return unread(error instanceof Closed ? 'closed' : 'unreachable')
    }
  },
})

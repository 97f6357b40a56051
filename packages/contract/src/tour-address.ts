/**
 * Providers that can show tours and videos of a home within its page, by their name in the settings; each has one
 * origin for frames.
 */
export const tourProviders = ['matterport', 'kuula', 'vimeo', 'youtube'] as const
export type TourProvider = (typeof tourProviders)[number]

/** The only parts of an address that are stored: its provider, and the item it names there. */
export type TourRef = { provider: TourProvider; ref: string }

type Provider = {
  name: string
  type: 'tour' | 'video'
  /** The only origin a frame is allowed to have. */
  origin: string
  /** Hosts of the addresses people copy. */
  hosts: readonly string[]
  /** The item's reference, read from the path and query of an address. */
  refOf: (path: string, query: URLSearchParams) => string | null | undefined
  /** The valid format of a reference; checked after reading, and in the database. */
  form: RegExp
  /** The path of the frame, below the origin. */
  frame: (ref: string) => string
  /** The item's own page at the provider. */
  page: (ref: string) => string
}

const first = (pattern: RegExp, path: string): string | undefined => pattern.exec(path)?.[1]

const providers: Record<TourProvider, Provider> = {
  matterport: {
    name: 'Matterport',
    type: 'tour',
    origin: 'https://my.matterport.com',
    hosts: ['my.matterport.com', 'matterport.com', 'www.matterport.com'],
    refOf: (path, query) => (/^\/show\/?$/.test(path) ? query.get('m') : first(/^\/models\/([^/]+)\/?$/, path)),
    form: /^[A-Za-z0-9]{11}$/,
    frame: (ref) => `/show/?m=${ref}`,
    page: (ref) => `https://my.matterport.com/show/?m=${ref}`,
  },
  kuula: {
    name: 'Kuula',
    type: 'tour',
    origin: 'https://kuula.co',
    hosts: ['kuula.co', 'www.kuula.co'],
    refOf: (path) => first(/^\/(?:share|post)\/((?:collection\/)?[^/]+)\/?$/, path),
    form: /^(?:collection\/)?[A-Za-z0-9]{3,12}$/,
    frame: (ref) => `/share/${ref}`,
    page: (ref) => `https://kuula.co/share/${ref}`,
  },
  vimeo: {
    name: 'Vimeo',
    type: 'video',
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    refOf: (path) => first(/^\/(?:video\/)?(\d+)\/?$/, path),
    form: /^\d{5,12}$/,
    // Without the provider's cookies.
    frame: (ref) => `/video/${ref}?dnt=1`,
    page: (ref) => `https://vimeo.com/${ref}`,
  },
  youtube: {
    name: 'YouTube',
    type: 'video',
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    refOf: (path, query) =>
      path === '/watch' ? query.get('v') : first(/^\/(?:(?:embed|shorts|live)\/)?([^/]+)\/?$/, path),
    form: /^[\w-]{11}$/,
    frame: (ref) => `/embed/${ref}`,
    page: (ref) => `https://www.youtube.com/watch?v=${ref}`,
  },
}

/**
 * The provider and item of an address; undefined unless it is https, on the default port, and from a known provider.
 */
export const tourRefOf = (address: string): TourRef | undefined => {
  const text = address.trim()
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return undefined
  const provider = tourProviders.find((each) => providers[each].hosts.includes(hostname))
  const ref = provider && providers[provider].refOf(pathname, searchParams)
  return provider && ref && providers[provider].form.test(ref) ? { provider, ref } : undefined
}

export const tourFrameOrigin = (provider: TourProvider): string => providers[provider].origin

export const tourProviderName = (provider: TourProvider): string => providers[provider].name

/** How it is displayed: its type, the provider's name, the address for a frame, and its page at the provider. */
export const tourOf = ({ provider, ref }: TourRef) => {
  const { name, type, origin, frame, page } = providers[provider]
  return { name, type, frame: `${origin}${frame(ref)}`, page: page(ref) }
}

/** Who may show tours and films of a home inside its page, by the name in the settings; each has one origin for frames. */
export const tourProviders = ['matterport', 'kuula', 'vimeo', 'youtube'] as const
export type TourProvider = (typeof tourProviders)[number]

/** Nothing of an address is kept but whose it is and what it names there. */
export type TourRef = { provider: TourProvider; ref: string }

type Provider = {
  name: string
  type: 'tour' | 'video'
  /** The only origin that a frame may have. */
  origin: string
  /** Hosts of the addresses that people copy. */
  hosts: readonly string[]
  /** What the address names, read from its path and query. */
  refOf: (path: string, query: URLSearchParams) => string | null | undefined
  /** What a name may look like; checked after reading, and in the database. */
  form: RegExp
  /** Where the frame leads, below the origin. */
  frame: (ref: string) => string
  /** The provider's own page of it. */
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
    // Without cookies of theirs.
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

/** Whose an address is and what it names there; undefined unless it is https, on the usual port and of a provider we know. */
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

/** How it is shown: its kind, the provider's name, the address for a frame and that of its page there. */
export const tourOf = ({ provider, ref }: TourRef) => {
  const { name, type, origin, frame, page } = providers[provider]
  return { name, type, frame: `${origin}${frame(ref)}`, page: page(ref) }
}

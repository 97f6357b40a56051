import '@porchlight/ui/base.css'
import '@porchlight/ui/themes/scale.css'
import './styles/app.css'
import { webData } from '@porchlight/contract'
import { closeOverlays, LinkProvider, type Scheme, SchemeProvider, ToastHost } from '@porchlight/ui'
import { themes } from '@porchlight/ui/themes'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import type { Route } from './+types/root'
import { AccountDuties } from './account/duties/lazy.tsx'
import { AgreementLinks } from './features/agreements/agreement-links.tsx'
import { OfflineSync } from './features/device/offline-sync.tsx'
import { UserBell, UserNotifications } from './features/notifications/user-notifications.tsx'
import { ErrorNotice } from './features/shell/error-notice.tsx'
import { HeaderTools } from './features/shell/header-tools.ts'
import { PageProgress } from './features/shell/page-progress.tsx'
import { SetScheme } from './features/shell/scheme-switch.tsx'
import { SiteShell, usePageHandle } from './features/shell/site-shell.tsx'
import { useFaults } from './features/shell/use-faults.ts'
import { useLateScroll } from './features/shell/use-late-scroll.ts'
import { useSessionPulls } from './features/shell/use-session-pulls.ts'
import { useValueWatch } from './features/shell/use-value-watch.ts'
import { boutiqueSite } from './lib/boutique-site.ts'
import { builtInHeader, contentMenus } from './lib/content-menu.server.ts'
import { holdChoicesScript } from './lib/held-choices.ts'
import { holdPressesScript } from './lib/held-presses.ts'
import { holdSearchScript } from './lib/held-search.ts'
import { languageOf } from './lib/language.ts'
import { SpokenLanguage } from './lib/language-context.ts'
import { startLateScript } from './lib/late-start.ts'
import { KitLink } from './lib/links.tsx'
import { shellWords } from './lib/messages/site/shell.ts'
import { useWords } from './lib/messages/words.ts'
import { pageMeta } from './lib/meta.ts'
import { useScriptNonce, useStyleNonce } from './lib/nonce.ts'
import { DeviceQueue, DeviceSign } from './lib/offline/device-queue.tsx'
import { useWaking } from './lib/page-awake.ts'
import { pageRequest } from './lib/request-context.ts'
import { keepScheme, schemeOf } from './lib/scheme.ts'
import { fittingParams, screenByPattern, screenOf, siteAt } from './lib/screens.ts'
import { type RootData, session, useRoot, type WithRoot } from './lib/session.ts'
import { useSpoken } from './lib/use-spoken.ts'

/**
 * The first data request of every page: the current user. Then the address's format is checked, before any loader runs.
 */
const pullSession: Route.MiddlewareFunction = async ({ context }) => {
  const answer = await context.get(pageRequest).api(webData)
  const { loggedInUser = null, mapKey = null, mapStyles = { light: '', dark: '' } } = answer.ok ? answer.results : {}
  context.set(session, { user: loggedInUser, unknown: !answer.ok, mapKey, mapStyles })
}

type PageArgs = Pick<Route.LoaderArgs, 'request' | 'url' | 'context' | 'pattern' | 'params'>

const rootData = ({ request, url, context, pattern, params }: PageArgs): RootData => {
  const { site, requestId } = context.get(pageRequest)
  const { user, mapKey, mapStyles } = context.get(session)
  const cookies = request.headers.get('cookie')
  const { pathname, searchParams } = url
  const language = languageOf({ user, cookies, address: request.url })
  const telling = { site, language, requestedLanguage: searchParams.get('language') }
  return {
    ...siteAt(pattern, site),
    screen: screenOf(pattern, pathname, params, telling),
    user,
    header: builtInHeader(language, user),
    language,
    mapKey,
    mapStyles,
    scheme: schemeOf(cookies),
    requestId,
  }
}

/** No loader sees a parameter in a format other than its screen requires. */
const checkAddress: Route.MiddlewareFunction = (requestedLanguage) => {
  const screen = screenByPattern(requestedLanguage.pattern)
  if (screen && !fittingParams(screen, requestedLanguage.url.pathname, requestedLanguage.params))
    throw data({ root: rootData(requestedLanguage) } satisfies WithRoot, { status: 404 })
}

export const middleware: Route.MiddlewareFunction[] = [pullSession, checkAddress]

export const loader = async (requestedLanguage: Route.LoaderArgs): Promise<RootData> => {
  const { api, site } = requestedLanguage.context.get(pageRequest)
  const { pattern, params } = requestedLanguage
  const root = rootData(requestedLanguage)
  const [boutique, menus] = await Promise.all([
    boutiqueSite(api, { pattern, params, pathname: requestedLanguage.url.pathname, site }),
    contentMenus(api, root.screen, { site, language: root.language }),
  ])
  return { ...root, ...menus, ...boutique }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args)

let isFirstPage = true

/**
 * A new page closes whatever was open over the old one, and takes the keyboard focus if the pressed element is gone.
 */
const useNewPage = () => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new path
  useLayoutEffect(() => {
    if (!isFirstPage) {
      for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
      closeOverlays()
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    }
    isFirstPage = false
  }, [pathname])
}

const useSchemeChoice = (given: Scheme) => {
  const [scheme, setScheme] = useState(given)
  const choose = (next: Scheme) => {
    keepScheme(next)
    setScheme(next)
  }
  return [scheme, choose] as const
}

/** The same as in the kit's `base.css`. */
const layers = '@layer reset, tokens, base, components, pages;'

/** Zod checks whether it can compile; our pages' policy forbids that and reports the attempt. */
const noEval = 'globalThis.__zod_globalConfig={jitless:true};'

/**
 * Before anything that can be pressed. Rendered only by the server: hydration skips extra elements in a page's head.
 */
const FirstScripts = () => {
  const start = usePageHandle().pictureFirst ? `${startLateScript()};` : ''
  const search = useLocation().pathname.startsWith('/staff') ? `;${holdSearchScript()}` : ''
  const hold = `${holdPressesScript()};${holdChoicesScript()}${search}`
  return <script nonce={useScriptNonce()}>{`${noEval}${start}${hold}`}</script>
}

type HeadProps = { theme: keyof typeof themes; nonce: string | undefined }

/** A brand's changes to its theme. Rendered only by the server, like the scripts above. */
const BrandSheet = () => {
  const sheet = useRoot()?.site.sheet
  return sheet && <link rel="stylesheet" href={sheet} />
}

const Head = ({ theme, nonce }: HeadProps) => {
  const { sheet, fonts, bar } = themes[theme]
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {import.meta.env.SSR && <FirstScripts />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={bar.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={bar.dark} />
      {/* React Aria reads it for the one style element it creates itself. */}
      {nonce && <meta property="csp-nonce" nonce={nonce} content={nonce} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <Meta />
      {/* Sheets may load in any order: whichever is first would otherwise set the order of the layers. */}
      <style nonce={nonce}>{layers}</style>
      <Links />
      <link rel="stylesheet" href={sheet} />
      {import.meta.env.SSR && <BrandSheet />}
    </head>
  )
}

const Body = ({ children }: { children: ReactNode }) => {
  const words = useWords(shellWords)
  const navigate = useNavigate()
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skipToContent}
      </a>
      <PageProgress />
      {children}
      <ToastHost label={words.notices} closeLabel={words.dismiss} onGo={(to) => void navigate(to)} />
    </>
  )
}

/** Next to the menu at the top of every frame. */
const tools = (
  <>
    <DeviceSign />
    <UserBell />
  </>
)

export const Layout = ({ children }: { children: ReactNode }) => {
  const root = useRoot()
  const nonce = useStyleNonce()
  const { hash } = useLocation()
  const [scheme, choose] = useSchemeChoice(root?.scheme ?? 'system')
  const language = useSpoken(root?.language ?? 'en')
  useNewPage()
  useWaking()
  return (
    <html
      lang={language}
      dir="ltr"
      data-theme={root?.site.theme ?? 'porchlight'}
      data-scheme={scheme === 'system' ? undefined : scheme}
      data-anchored={hash ? '' : undefined}
      suppressHydrationWarning
    >
      <Head theme={root?.site.theme ?? 'porchlight'} nonce={nonce} />
      <body>
        <LinkProvider value={KitLink}>
          <SchemeProvider value={scheme}>
            <SetScheme value={choose}>
              <SpokenLanguage value={language}>
                <HeaderTools value={tools}>
                  <Body>{children}</Body>
                </HeaderTools>
              </SpokenLanguage>
            </SetScheme>
          </SchemeProvider>
        </LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const Root = () => {
  useSessionPulls()
  useLateScroll()
  useFaults()
  useValueWatch()
  return (
    <>
      <Outlet />
      <DeviceQueue />
      <OfflineSync />
      <AccountDuties />
      <AgreementLinks />
      <UserNotifications />
    </>
  )
}

export default Root

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const root = useRoot()
  const notice = <ErrorNotice error={error} />
  return root ? <SiteShell>{notice}</SiteShell> : <main id="content">{notice}</main>
}

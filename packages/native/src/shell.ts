type Shell = { isNativePlatform?: () => boolean }

const shellOf = (scope: object): Shell | undefined => (scope as { Capacitor?: Shell }).Capacitor

/** Whether the page runs inside the native app. The app's bridge puts itself on the window before any script of ours. */
export const isNativeShell = (scope: object = globalThis): boolean => shellOf(scope)?.isNativePlatform?.() ?? false

/** What login and password reset say about where they come from (spec section 7). */
export const requestType = (scope: object = globalThis): 'self_web' | 'self_app' =>
  isNativeShell(scope) ? 'self_app' : 'self_web'

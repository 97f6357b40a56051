type Shell = { isNativePlatform?: () => boolean }

const shellOf = (scope: object): Shell | undefined => (scope as { Capacitor?: Shell }).Capacitor

/**
 * Whether the page runs inside the native app. The app's bridge attaches itself to the window before any of our
 * scripts.
 */
export const isNativeShell = (scope: object = globalThis): boolean => shellOf(scope)?.isNativePlatform?.() ?? false

/** The origin that login and password reset report (spec section 7). */
export const requestType = (scope: object = globalThis): 'self_web' | 'self_app' =>
  isNativeShell(scope) ? 'self_app' : 'self_web'

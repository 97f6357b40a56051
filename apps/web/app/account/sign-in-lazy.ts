import { lazy } from 'react'

/** The forms bring the API's shapes with them; whoever is logged in never needs them. */
export const SignIn = lazy(() => import('./sign-in.tsx'))

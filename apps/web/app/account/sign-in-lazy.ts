import { lazy } from 'react'

/** The forms bring the API's shapes along; people who are logged in never need them. */
export const SignIn = lazy(() => import('./sign-in.tsx'))

import { lazy } from 'react'

/** The code for thousands of rows, loaded by the first table that has them. */
export const VirtualRows = lazy(() => import('./virtual-rows.tsx'))

import { pictureWidths } from '@porchlight/contract'

/** Of a home: as large as the largest picture that is served of it. */
export const photoDownscale = { longest: Math.max(...pictureWidths), quality: 0.85 }

/** Of a page, a plan or an ID: small print stays readable. */
export const documentDownscale = { longest: 2400, quality: 0.85 }

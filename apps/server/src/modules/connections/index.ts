/**
 * Owns how this installation reaches its mail server, its payment gateway, and its bank, where the environment says nothing.
 * Promises: keys are checked with the other side before they are stored, and sealed; no answer and no history holds a
 * secret; the environment wins; every node uses new settings within a moment, without a restart; once payments were taken,
 * only keys of the same account fit; every change says who made it.
 * Announces: connections.changed.
 */

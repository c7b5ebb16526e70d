/** Debian's Chromium without a window of its own, which costs an eighth less, unless another is named. */
export const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

/**
 * Features of the browser's own window, which no test sees: each new page would load two more pages for the suggestions of the
 * address bar, at half of what it costs to open a page.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Of two lists of features Chromium heeds only the last, so Playwright's own is repeated here. */
const unwantedByPlaywright = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'AimEnabled',
  'ThirdPartyStoragePartitioning',
];

/** Tests run as root in containers, where there is no sandbox, and the browser must not reach the network. */
export const flags = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Pages are short-lived: compiling and collecting garbage beside them costs more than it brings.
  '--js-flags=--single-threaded',
  `--disable-features=${[...unseen, ...unwantedByPlaywright].join(',')}`,
];

package com.porchlight.stays;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
